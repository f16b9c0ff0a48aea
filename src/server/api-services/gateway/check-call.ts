import { BlockList, isIP, isIPv6 } from 'node:net';
import { Refusal } from '../../platform/errors.ts';
import type { Settings } from '../../platform/settings.ts';
import type { LiveInterface } from '../interfaces/live-interfaces.ts';
import type { LiveKey } from '../keys/key-finder.ts';
import type { CustomerAccess, CustomerAccessReader } from '../permissions/customer-access.ts';
import type { ApiLimit } from './leased-limits.ts';

/** @throws Refusal 301213 from outside the key's networks */
export function checkAddress({ networks }: LiveKey, address: string): void {
  if (networks.length > 0 && !isInNetworks(address, networks)) throw new Refusal('301213');
}

/** An IPv4 address that arrives as ::ffff:1.2.3.4 is matched as IPv4. */
function isInNetworks(address: string, networks: readonly string[]): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
  if (isIP(plain) === 0) return false;
  const list = new BlockList();
  for (const network of networks) {
    const [base = '', bits] = network.split('/', 2);
    const family = isIPv6(base) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(base, family);
    else list.addSubnet(base, Number(bits), family);
  }
  return list.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
}

/** @throws Refusal 301221 for an interface that is missing or off, 301222 after its end */
export function checkInterface(live: LiveInterface | undefined): LiveInterface {
  if (live === undefined || live.status === 'off') throw new Refusal('301221');
  if (live.isSunset) throw new Refusal('301222', { result: { replacementCode: live.replacementCode } });
  return live;
}

/** @throws Refusal 301212 for an interface that the key lacks, 301210 for one that the customer lacks */
export function checkAccess(key: LiveKey, access: CustomerAccess | undefined, code: string): CustomerAccess {
  if (key.interfaces !== null && !key.interfaces.includes(code)) throw new Refusal('301212');
  if (access?.isAllowed !== true) throw new Refusal('301210');
  return access;
}

/** Refuses before the work is done; the charge itself is conditional. @throws Refusal 301211 */
export function checkUnits({ mode }: LiveKey, { unitsLeft }: CustomerAccess, { definition }: LiveInterface): void {
  const isFree = definition.rule === 'free' || definition.count === 0;
  if (mode === 'live' && !isFree && unitsLeft < definition.count) throw new Refusal('301211');
}

interface LimitOptions {
  reader: CustomerAccessReader;
  settings: Settings;
}

/** The limits of a call: of the key, the customer and the interface. Test keys have their own. */
export function limitsOf(
  { key, access, code }: { key: LiveKey; access: CustomerAccess; code: string },
  { reader, settings }: LimitOptions,
): ApiLimit[] {
  const { keyId, userId, mode } = key;
  const { perSecond, perDay } = reader.limitsOf(access, mode);
  const customer = `${mode} ${userId} ${code}`;
  return [
    ...optional(key.perSecond, (points) => ({
      name: 'key-second',
      key: `key ${keyId} second`,
      window: 'second' as const,
      points,
    })),
    ...optional(key.perDay, (points) => ({ name: 'key-day', key: `key ${keyId} day`, window: 'day' as const, points })),
    { name: 'second', key: `${customer} second`, window: 'second', points: perSecond },
    { name: 'day', key: `${customer} day`, window: 'day', points: perDay },
    { name: 'interface', key: `interface ${code}`, window: 'second', points: settings.get('api.interfacePerSecond') },
  ];
}

function optional<Result>(points: number | null, make: (points: number) => Result): Result[] {
  return points === null ? [] : [make(points)];
}
