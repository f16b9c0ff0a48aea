/** A network that a client's attempts are counted for. */
export interface ClientNetwork {
  network: string;
  /** The limit of this network as a multiple of that of one address. */
  factor: number;
}

/** An IPv4 /24 holds up to 254 households. */
const IPV4_FACTOR = 8;
/** Providers assign a /64, a /56 or a /48 to one household or company, so wider networks get little more. */
const IPV6_PREFIXES = [
  { bits: 64, factor: 1 },
  { bits: 56, factor: 2 },
  { bits: 48, factor: 4 },
] as const;

/**
 * The networks that attempts are counted for, the narrowest first: an IPv4 address and its /24, or the /64, /56 and /48
 * of an IPv6 address. A client with an IPv6 /48 has 65,536 networks of /64, and would never reach a limit of theirs.
 */
export function clientNetworks(address: string): ClientNetwork[] {
  const ipv4 = ipv4Of(address);
  if (ipv4 !== undefined) {
    const [block] = /^\d+\.\d+\.\d+(?=\.\d+$)/.exec(ipv4) ?? [];
    const narrow = { network: ipv4, factor: 1 };
    return block === undefined ? [narrow] : [narrow, { network: `${block}.0/24`, factor: IPV4_FACTOR }];
  }
  const groups = ipv6Groups(address);
  return IPV6_PREFIXES.map(({ bits, factor }) => ({ network: ipv6Network(groups, bits), factor }));
}

/** The narrowest of the networks: an IPv4 address, or the /64 of an IPv6 address. */
export function clientNetwork(address: string): string {
  return ipv4Of(address) ?? ipv6Network(ipv6Groups(address), 64);
}

/** An IPv4 address, also a mapped one; anything that is not IPv6 is taken as it is. */
function ipv4Of(address: string): string | undefined {
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1];
  return mapped ?? (address.includes(':') ? undefined : address);
}

/** The eight groups of 16 bits. */
function ipv6Groups(address: string): number[] {
  const [head = '', tail] = address.replace(/%.*$/, '').split('::');
  const [before, after] = [groupsIn(head), groupsIn(tail ?? '')];
  const between = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => 0);
  return tail === undefined ? before : [...before, ...between, ...after];
}

function ipv6Network(groups: readonly number[], bits: number): string {
  const network = groups.slice(0, Math.ceil(bits / 16));
  const partial = bits % 16;
  if (partial > 0) network.push((network.pop() ?? 0) & (0xffff << (16 - partial)));
  return `${network.map((group) => group.toString(16)).join(':')}::/${bits}`;
}

function groupsIn(text: string): number[] {
  return text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16));
}
