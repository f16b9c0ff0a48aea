import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * Whether an IP address is reachable on the public internet: no loopback, private, link-local, unique local, shared (CGNAT),
 * multicast, documentation or reserved range, also inside an IPv4-mapped IPv6 address. Addresses that translate to IPv4
 * (6to4, Teredo, NAT64) are none. Odd forms such as octal or decimal ones are no addresses for us.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  // `process` turns an IPv4-mapped address into its IPv4 address.
  return ipaddr.process(address).range() === 'unicast';
}

export function isLoopbackAddress(address: string): boolean {
  return isIP(address) !== 0 && ipaddr.process(address).range() === 'loopback';
}
