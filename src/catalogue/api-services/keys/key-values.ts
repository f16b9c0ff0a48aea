import type { keyCalls } from '../../../contract/api-services/keys/calls.ts';
import type { ApiKey } from '../../../contract/api-services/keys/schemas.ts';
import type { BodyOf } from '../../../contract/call.ts';
import { shopDate } from '../../../contract/shop-time.ts';

/** The texts of the form of a key. */
export interface KeyTexts {
  name: string;
  networks: string;
  perSecond: string;
  perDay: string;
  /** The last day of the key. */
  expiresOn: string;
}

type KeyValues = Omit<BodyOf<typeof keyCalls.apiKeyAdd>, 'mode' | 'interfaces'>;

export function textsOf(key: ApiKey | undefined): KeyTexts {
  return {
    name: key?.name ?? '',
    networks: key?.networks.join('\n') ?? '',
    perSecond: String(key?.perSecond ?? ''),
    perDay: String(key?.perDay ?? ''),
    expiresOn: key === undefined || key.expiresAt === null ? '' : shopDate(new Date(key.expiresAt)),
  };
}

/** The values of valid texts. A key is valid to the end of its last day in the shop's time zone. */
export function valuesOf({ name, networks, perSecond, perDay, expiresOn }: KeyTexts): KeyValues {
  return {
    name: name.trim(),
    networks: networksOf(networks),
    perSecond: perSecond === '' ? null : Number(perSecond),
    perDay: perDay === '' ? null : Number(perDay),
    expiresAt: expiresOn === '' ? null : new Date(`${expiresOn}T23:59:59+08:00`).toISOString(),
  };
}

/** Separated by lines, commas or spaces. */
export function networksOf(text: string): string[] {
  return text.split(/[\s,;，；]+/).filter(Boolean);
}

/** Whether a text looks like an address or a network; the server checks it exactly. */
export function isNetwork(text: string): boolean {
  return /^(\d{1,3}(\.\d{1,3}){3}(\/\d{1,2})?|[0-9a-f:]*:[0-9a-f:.]*(\/\d{1,3})?)$/i.test(text);
}
