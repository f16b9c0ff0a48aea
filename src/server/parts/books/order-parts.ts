import { groupBy } from '../../../contract/group-by.ts';
import { OE_KEY_MIN, oeKey } from '../../../contract/oe/oe-number.ts';
import type { PartHit } from '../../../contract/parts/schemas.ts';
import type { CompanyContext } from '../../http/company-context.ts';
import type { Database } from '../../platform/db/database.ts';
import type { FitJudge } from '../fit/fit-judge.ts';
import { matchNames } from '../names/match-names.ts';
import { hitsByName, hitsByOe } from '../names/part-hits.ts';
import type { BookRepository } from './book-repository.ts';
import { rowsByOes } from './order-part-statements.ts';

export interface PartQueries {
  vehicleId: number;
  vin?: string | undefined;
  queries: readonly { kind: 'name' | 'oe'; text: string }[];
}

/** Rows offered for one name. */
const HITS_MAX = 12;
/** Names with the same certainty as the best; further ones would offer half the book. */
const NAMES_MAX = 8;

/**
 * The rows of a vehicle's book for many names and numbers, in a number of statements that does not depend on how many.
 * @throws Refusal 900404 for an unknown vehicle
 */
export function orderParts({ db, books, judge }: { db: Database; books: BookRepository; judge: FitJudge }) {
  return async ({ vehicleId, vin, queries }: PartQueries, company: CompanyContext): Promise<PartHit[][]> => {
    const { language } = company;
    const vehicle = await books.getVehicle({ vehicleId }, language);
    const names = await books.listNames(vehicle.vehicleTypeCode);
    const matches = queries.map(({ kind, text }) => (kind === 'name' ? bestOf(matchNames(text, names)) : []));
    const stdPartIds = [...new Set(matches.flat().map(({ stdPartId }) => stdPartId))];
    const keys = queries.map(({ kind, text }) => (kind === 'oe' ? oeKey(text) : '')).filter(isLongEnough);
    const [named, numbered] = await Promise.all([
      stdPartIds.length === 0 ? [] : books.listRowsByStdParts(vehicle.groupId, stdPartIds, language),
      keys.length === 0 ? [] : db.catalogue.run(rowsByOes, [language === 'en', vehicle.groupId, keys]),
    ]);
    const fits = await judge.judgeRows([...named, ...numbered], { vehicle, vin }, company);
    const byStdPart = groupBy(named, ({ stdPartId }) => stdPartId);
    const byKey = groupBy(numbered, ({ searchOe }) => searchOe);
    return queries.map(({ kind, text }, index) => {
      if (kind === 'oe') return hitsByOe(byKey.get(oeKey(text)) ?? [], oeKey(text), fits).slice(0, HITS_MAX);
      const found = matches[index] ?? [];
      const rows = found.flatMap(({ stdPartId }) => byStdPart.get(stdPartId) ?? []);
      return hitsByName(rows, { text, matches: found, fits }).slice(0, HITS_MAX);
    });
  };
}

/** The names of the best rule; for a name that is one exactly, those alone. */
function bestOf<Match extends { rule: string }>(matches: readonly Match[]): readonly Match[] {
  const [best] = matches;
  return matches.filter(({ rule }) => rule === best?.rule).slice(0, NAMES_MAX);
}

function isLongEnough(key: string): boolean {
  return key.length >= OE_KEY_MIN;
}
