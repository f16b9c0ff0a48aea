import type { Settings } from '../../platform/settings.ts';
import type { Tier } from '../request-context.ts';

/** What an account is given of the catalogue in a day. */
export const amounts = ['vehicles', 'numbers', 'prices', 'rowsGiven'] as const;
export type Amount = (typeof amounts)[number];

/** From `captcha` on, a captcha is required after each further such amount; from `refusal` on, nothing more is given. */
interface DayBound {
  captcha: number;
  refusal: number;
}

/**
 * A busy shop opens 60 vehicles an hour and compares some dozens of numbers for each: a few thousand a day. Vehicles are
 * those in lists, of which a drill-down shows a hundred. The staff checks whole lists. The prices of all rows that come into
 * view are requested: some 160 numbers for a vehicle, so 100,000 on a busy day.
 */
export const dayBounds: Record<Tier, DayBounds> = {
  free: {
    vehicles: { captcha: 1_500, refusal: 4_500 },
    numbers: { captcha: 2_000, refusal: 6_000 },
    prices: { captcha: 5_000, refusal: 15_000 },
    rowsGiven: { captcha: 6_000, refusal: 18_000 },
  },
  paid: {
    vehicles: { captcha: 6_000, refusal: 24_000 },
    numbers: { captcha: 15_000, refusal: 45_000 },
    prices: { captcha: 100_000, refusal: 300_000 },
    rowsGiven: { captcha: 30_000, refusal: 90_000 },
  },
  company: {
    vehicles: { captcha: 6_000, refusal: 24_000 },
    numbers: { captcha: 15_000, refusal: 45_000 },
    prices: { captcha: 100_000, refusal: 300_000 },
    rowsGiven: { captcha: 30_000, refusal: 90_000 },
  },
  staff: {
    vehicles: { captcha: 30_000, refusal: 200_000 },
    numbers: { captcha: 60_000, refusal: 400_000 },
    prices: { captcha: 200_000, refusal: 1_000_000 },
    rowsGiven: { captcha: 100_000, refusal: 1_000_000 },
  },
};

type DayBounds = Record<Amount, DayBound>;

/** The bounds of free accounts are settings; those of the others follow from what they pay for. */
export function freeDayBounds(settings: Settings): DayBounds {
  const bound = (captcha: number) => ({ captcha, refusal: 3 * captcha });
  return {
    ...dayBounds.free,
    vehicles: bound(settings.get('catalogue.freeVehicles')),
    numbers: bound(settings.get('catalogue.freeNumbers')),
  };
}

/** A company and the people behind one address together have this many times the bound of one account. */
export const SHARES = { account: 1, company: 4, network: 8 } as const;

/** Most rows of a page of a catalogue search; the storefront's pages have 50. Lists of one's own data are longer. */
export const pageRowsMax: Record<Tier, number> = { free: 100, paid: 200, company: 200, staff: 10_000 };

/** Most numbers of a batch: a free account compares an estimate, a paid one a whole stock list (BATCH_MAX). */
export const batchNumbersMax: Record<Tier, number> = { free: 500, paid: 5_000, company: 5_000, staff: 5_000 };

/** What an account, a company or a network was given on a day. */
export type Use = { kind: keyof typeof SHARES; captchas: number } & Record<Amount, number>;

/** The bounds of a use by the tier's bounds: each solved captcha allows a further share. */
function boundOf({ kind, captchas }: Use, bounds: DayBounds, amount: Amount): DayBound {
  const { captcha, refusal } = bounds[amount];
  return { captcha: captcha * SHARES[kind] * (1 + captchas), refusal: refusal * SHARES[kind] };
}

/** Whether the next request needs a captcha, or nothing more is given on this day. */
export function stateOfUse(use: Use, tier: Tier, free: DayBounds = dayBounds.free): 'normal' | 'captcha' | 'refused' {
  // The people behind one address have all sorts of accounts.
  const own = tier === 'free' && use.kind !== 'network' ? free : dayBounds[tier === 'free' ? 'paid' : tier];
  if (amounts.some((amount) => use[amount] >= boundOf(use, own, amount).refusal)) return 'refused';
  return amounts.some((amount) => use[amount] >= boundOf(use, own, amount).captcha) ? 'captcha' : 'normal';
}
