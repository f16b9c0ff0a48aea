import type { Insertable } from 'kysely';
import type { Tables } from '../../../server/platform/db/tables.ts';
import { groupBy } from '../../catalogue/group-by.ts';
import type { KeyedRandom } from '../../catalogue/keyed-random.ts';
import { isoOf, type Timeline } from '../timeline.ts';
import type { Charge } from './plan-charges.ts';

type UseRow = Insertable<Tables['catalogueUse']>;
type Kind = UseRow['kind'];

/** The product deletes those that are older than a month. */
const DAYS = 14;

/** What accounts, companies and networks were given of the catalogue on the days before today. */
export function planCatalogueUse(
  { timeline, random }: { timeline: Timeline; random: KeyedRandom },
  charges: readonly Charge[],
): UseRow[] {
  const today = timeline.days.at(-1)?.date ?? '';
  const firstDay = timeline.days.at(-1 - DAYS)?.date ?? '';
  const recent = charges.filter(({ day, reason }) => reason !== 'province' && day >= firstDay && day < today);
  const subjects: Readonly<Record<Kind, (charge: Charge) => string | null>> = {
    account: ({ customer }) => String(customer.userId),
    company: ({ customer }) => (customer.main === null ? null : String(customer.main.userId)),
    network: ({ customer }) => customer.address,
  };
  return (['account', 'company', 'network'] as const).flatMap((kind) => {
    const ofKind = recent.flatMap((charge) => {
      const subject = subjects[kind](charge);
      return subject === null ? [] : [{ charge, subject }];
    });
    return [...groupBy(ofKind, ({ charge, subject }) => `${charge.day} ${subject}`)].flatMap(([key, group]) => {
      const last = group.at(-1);
      if (last === undefined) return [];
      const { charge, subject } = last;
      // The same for an account, its company and its network, so that the larger contain the smaller.
      const amounts = group.map((each) => amountsOf(random, `${each.charge.customer.userId}/${each.charge.ms}`));
      const sum = (field: keyof (typeof amounts)[number]) =>
        amounts.reduce((total, amount) => total + amount[field], 0);
      return [
        {
          ...{ day: charge.day, kind, subject, userId: charge.customer.userId, address: charge.customer.address },
          ...{ vehicles: sum('vehicles'), numbers: sum('numbers'), prices: sum('prices'), rowsGiven: sum('rowsGiven') },
          captchas: Number(random.isChosen(`captcha/${kind}/${key}`, 0.01)),
          updatedAt: isoOf(charge.ms),
        },
      ];
    });
  });
}

/** What one opened vehicle gives. */
function amountsOf(random: KeyedRandom, key: string) {
  const numbers = random.between(`use/${key}/numbers`, 20, 160);
  const prices = random.between(`use/${key}/prices`, 0, 12);
  return {
    vehicles: random.between(`use/${key}/vehicles`, 1, 30),
    numbers,
    prices,
    rowsGiven: Math.round(numbers * 1.4),
  };
}
