import { sql } from 'kysely';
import type { Sql } from '../platform/db/database.ts';
import { Refusal } from '../platform/errors.ts';
import { findHolder } from './repository.ts';

interface Gift {
  userId: number;
  /** Passenger lookups. */
  amount: number;
  days: number;
  /** The reason for the gift. */
  origin: string;
}

/** Adds a counted package of passenger lookups to the holder of the account's quota. @throws Refusal 900404 */
export async function giveLookups(within: Sql, { userId, amount, days, origin }: Gift): Promise<void> {
  const holder = await findHolder(within, userId);
  if (holder === undefined) throw new Refusal('900404');
  await within
    .insertInto('quotaPackage')
    .values({
      holderId: holder.holderId,
      vehicleClass: 'C',
      kind: 'count',
      amount,
      origin: `${origin}:${userId}`,
      expiresAt: sql<string>`now() + make_interval(days => ${days})`,
    })
    .execute();
}
