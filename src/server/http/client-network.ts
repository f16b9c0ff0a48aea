/** The length of what one household or company is given of IPv6, in groups of 16 bits. */
const GROUPS_OF_NETWORK = 4;

/**
 * What tries are counted by: an IPv4 address, or the /64 that an IPv6 address lies in. Whoever has one IPv6 address has
 * 2^64 of them, and would never be asked to wait.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.replace(/%.*$/, '').split('::');
  const [before, after] = [groupsOf(head), groupsOf(tail ?? '')];
  const between = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  const groups = tail === undefined ? before : [...before, ...between, ...after];
  const network = groups.slice(0, GROUPS_OF_NETWORK).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}

function groupsOf(text: string): string[] {
  return text === '' ? [] : text.split(':');
}
