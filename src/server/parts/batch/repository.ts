import { groupBy } from '../../../contract/group-by.ts';
import type { OePart } from '../../../contract/oe/schemas.ts';
import type { Database } from '../../platform/db/database.ts';
import { priceParameter } from '../../platform/market-price.ts';
import { slicesOf } from '../../platform/slices-of.ts';
import { type Market, oePart } from '../numbers/number-repository.ts';
import { chainOf, type ReplacementLink } from '../numbers/replacement-chain.ts';
import { lookalikesOf } from './lookalikes.ts';
import { revisionBase } from './revision-base.ts';
import { batchByIds, batchGuesses, batchLinks, batchMiddles, type GuessRow } from './statements.ts';

export type Guess = Omit<GuessRow, 'place'>;

// Numbers of a list in one statement. On the embedded engine everyone waits for it.
const GUESSED_AT_ONCE = 100;
const MIDDLES_AT_ONCE = 10;
/** Most numbers of a list that are searched for inside others. */
const MIDDLES_MAX = 100;

/** Each method runs no statement for an empty list. */
export interface BatchRepository {
  /** Candidates for keys that are not in the catalogue. */
  listGuesses(keys: readonly string[], market: Market): Promise<Map<string, Guess[]>>;
  /** For each replaced number, the numbers to order today. */
  listCurrent(oeIds: readonly number[]): Promise<Map<number, number[]>>;
  listByIds(oeIds: readonly number[], market: Market): Promise<Map<number, OePart>>;
}

export function createBatchRepository(db: Database): BatchRepository {
  return {
    async listGuesses(keys, { language }) {
      const guesses = new Map<string, Guess[]>();
      for (const some of slicesOf(keys, GUESSED_AT_ONCE)) {
        const alike = some.flatMap((key, place) => lookalikesOf(key).map((other) => ({ place, other })));
        const places = alike.map(({ place }) => place);
        const others = alike.map(({ other }) => other);
        const revised = some.flatMap((key, place) => {
          const base = revisionBase(key);
          return base === undefined ? [] : [{ place, base }];
        });
        const rows = await db.catalogue.run(batchGuesses, [
          language === 'en',
          some,
          places,
          others,
          revised.map(({ place }) => place),
          revised.map(({ base }) => base),
        ]);
        for (const [place, own] of groupBy(rows, (row) => row.place)) guesses.set(some[place] ?? '', own);
      }
      const unmatched = keys.filter((key) => !guesses.has(key)).slice(0, MIDDLES_MAX);
      for (const some of slicesOf(unmatched, MIDDLES_AT_ONCE)) {
        const rows = await db.catalogue.run(batchMiddles, [some]);
        for (const [place, own] of groupBy(rows, (row) => row.place)) guesses.set(some[place] ?? '', own);
      }
      return guesses;
    },
    async listCurrent(oeIds) {
      if (oeIds.length === 0) return new Map();
      const links = groupBy(await db.catalogue.run(batchLinks, [oeIds]), ({ startOeId }) => startOeId);
      return new Map([...links].map(([oeId, own]) => [oeId, currentAfter(oeId, own)]));
    },
    async listByIds(oeIds, { language, provinceCode }) {
      if (oeIds.length === 0) return new Map();
      const rows = await db.catalogue.run(batchByIds, [language === 'en', oeIds, priceParameter(provinceCode)]);
      return new Map(rows.map((row) => [row.oeId, oePart(row, provinceCode)]));
    },
  };
}

function currentAfter(oeId: number, links: readonly (ReplacementLink & { isNewLive: boolean })[]): number[] {
  const live = new Set(links.flatMap(({ newOeId, isNewLive }) => (isNewLive ? [newOeId] : [])));
  const steps = chainOf({ oeId, links, isLive: (id) => live.has(id) });
  return steps.filter((step) => step.isCurrent && step.step > 0).map((step) => step.oeId);
}
