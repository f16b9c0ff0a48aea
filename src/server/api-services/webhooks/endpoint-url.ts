import { isIP } from 'node:net';
import { Refusal } from '../../platform/errors.ts';
import type { NetworkDoors } from '../upstreams/guarded-post.ts';
import { isLoopbackAddress, isPublicAddress } from '../upstreams/public-address.ts';

/** Names that are never public. */
const RESERVED = /(^|\.)(localhost|local|internal|lan|test|invalid|home\.arpa)$/;
const FIRST_FREE_PORT = 1024;

/**
 * The address of an endpoint in its normal form. What its name resolves to is checked at every delivery.
 * @param allowsLoopback http to loopback addresses, for a demo that only this machine reaches
 * @throws Refusal 301302
 */
export function endpointUrl(text: string, allowsLoopback: boolean): string {
  if (!URL.canParse(text)) throw new Refusal('301302');
  const url = new URL(text);
  const isBare = url.username === '' && url.password === '' && url.hash === '';
  const isAllowed = isLoopbackUrl(url) ? allowsLoopback : isPublicUrl(url);
  if (!isBare || !isAllowed) throw new Refusal('301302');
  return url.href;
}

/** The guard for an address: https reaches the public internet only, http at most loopback addresses. */
export function doorsTo({ protocol }: URL, network: NetworkDoors, allowsLoopback: boolean): NetworkDoors {
  if (protocol === 'https:') return network;
  return { ...network, isPublic: (address) => allowsLoopback && isLoopbackAddress(address) };
}

function isLoopbackUrl({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

function isPublicUrl({ protocol, hostname, port }: URL): boolean {
  if (protocol !== 'https:' || (port !== '' && Number(port) < FIRST_FREE_PORT)) return false;
  const address = hostname.replace(/^\[(.*)\]$/, '$1');
  if (isIP(address) !== 0) return isPublicAddress(address);
  return hostname.includes('.') && !RESERVED.test(hostname);
}
