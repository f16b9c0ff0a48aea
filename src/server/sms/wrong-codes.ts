import { clientNetworks } from '../http/clients/client-network.ts';
import type { CaptchaClient } from '../http/request-context.ts';
import type { Database } from '../platform/db/database.ts';
import * as limits from '../platform/rate-limits.ts';

const WINDOW_S = 10 * 60;
/** Wrong codes from one address; enough for twenty people behind it. Wider networks get a multiple. */
const PER_ADDRESS = { captchaFrom: 25, max: 40 };
const PER_PHONE = 15;
/** A device that has logged in to the phone's account before. */
const PER_DEVICE = 30;
/** Across the site. Networks and phones reach their limits long before. */
const SITE = { captchaFrom: 100, max: 1_000, maxWithKnownDevice: 1_200 };
const SITE_KEY = 'wrong';

/** Where a code was entered. */
export interface CodeEntry {
  phoneNum: string;
  client: CaptchaClient;
  /** The key of a device that has logged in to the phone's account before; null for strangers. */
  device: string | null;
}

/** Limits on guessing codes: per network and phone, and across the site with a reserve for known devices. */
export interface WrongCodes {
  /** @throws Refusal 900429 after too many wrong codes, 800129 if a captcha is required after some */
  refuseAfterTooMany(entry: CodeEntry): Promise<void>;
  /** Counts a wrong code. @throws Refusal 900429 when a limit is reached meanwhile */
  add(entry: CodeEntry): Promise<void>;
}

interface Dependencies {
  db: Database;
  captchas: { require(client: CaptchaClient, level?: number): Promise<void> };
}

export function createWrongCodes({ db: { sql: db }, captchas }: Dependencies): WrongCodes {
  return {
    async refuseAfterTooMany(entry) {
      const counters = countersOf(entry);
      const windows = await limits.listFixedWindows(
        db,
        counters.map(({ key }) => key),
        WINDOW_S,
      );
      const waits = counters.flatMap(({ key, max }) => {
        const { uses = 0, leftS = 0 } = windows.get(key) ?? {};
        return uses >= max ? [leftS] : [];
      });
      if (waits.length > 0) throw limits.tooManyRequests(Math.max(...waits));
      const levels = counters.map(({ key, captchaFrom }) => Math.floor((windows.get(key)?.uses ?? 0) / captchaFrom));
      const level = Math.max(...levels);
      if (level > 0) await captchas.require(entry.client, level);
    },
    async add(entry) {
      // The site last: what a network's or phone's limit refuses does not count towards it.
      for (const { key, max } of countersOf(entry))
        await limits.consumeInFixedWindow(db, key, { uses: max, perS: WINDOW_S });
    },
  };
}

interface Counter {
  key: string;
  /** Wrong codes after which a captcha is required; its cost grows with each further time as many. */
  captchaFrom: number;
  max: number;
}

function countersOf({ phoneNum, client, device }: CodeEntry): Counter[] {
  if (device !== null)
    return [
      { key: `wrong:${device}`, captchaFrom: Number.POSITIVE_INFINITY, max: PER_DEVICE },
      { key: SITE_KEY, captchaFrom: Number.POSITIVE_INFINITY, max: SITE.maxWithKnownDevice },
    ];
  const networks = clientNetworks(client.address).map(({ network, factor }) => ({
    key: `wrong:${network}`,
    captchaFrom: PER_ADDRESS.captchaFrom * factor,
    max: PER_ADDRESS.max * factor,
  }));
  return [
    ...networks,
    { key: `wrong:phone:${phoneNum}`, captchaFrom: Number.POSITIVE_INFINITY, max: PER_PHONE },
    { key: SITE_KEY, ...SITE },
  ];
}
