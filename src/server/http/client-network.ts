/** Providers assign a /64 to a household or company: four groups of 16 bits. */
const NETWORK_GROUPS = 4;

/**
 * The key for counting attempts: an IPv4 address, or the /64 of an IPv6 address. A client with one IPv6 address has
 * 2^64 of them, and would never reach a limit.
 */
export function clientNetwork(address: string): string {
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.replace(/%.*$/, '').split('::');
  const [before, after] = [groupsOf(head), groupsOf(tail ?? '')];
  const between = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  const groups = tail === undefined ? before : [...before, ...between, ...after];
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}

function groupsOf(text: string): string[] {
  return text === '' ? [] : text.split(':');
}
