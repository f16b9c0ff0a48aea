import { isIP } from 'node:net';

const HOST = /^([a-z\d_](?:[a-z\d_.-]{0,252})|\[[\da-f:.]{2,45}\])(?::([1-9]\d{0,4}))?$/i;
const PORT_MAX = 65_535;
/** Left out, as browsers do. */
const defaultPorts = new Set(['80', '443']);

/**
 * A host as it is compared: in lower case, without the root's dot and the default ports.
 * @returns null for anything but a name or an IP address with an optional port
 */
export function normalizeHost(host: string): string | null {
  const [, name = '', port] = HOST.exec(host) ?? [];
  if (name === '' || Number(port ?? 0) > PORT_MAX) return null;
  const lower = name.toLowerCase().replace(/\.$/, '');
  return port === undefined || defaultPorts.has(port) ? lower : `${lower}:${port}`;
}

/** Whether a normalized host is localhost, a name below it, or an IP address: no name that a foreign site could own. */
export function isLocalHost(host: string): boolean {
  const name = host.replace(/:\d+$/, '');
  return /^(.+\.)?localhost$/.test(name) || isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0;
}
