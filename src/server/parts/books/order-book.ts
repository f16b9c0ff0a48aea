import { groupBy } from '../../../contract/group-by.ts';
import type { BookPart, PartRelation } from '../../../contract/parts/schemas.ts';
import type { CompanyContext } from '../../http/company-context.ts';
import { catalogueRevision } from '../../platform/caches/catalogue-revision.ts';
import { ttlCache } from '../../platform/caches/ttl-cache.ts';
import type { Database } from '../../platform/db/database.ts';
import type { FitJudge } from '../fit/fit-judge.ts';
import type { Fits } from '../fit/judged-number.ts';
import { rowSide } from '../names/row-side.ts';
import { relationsOf } from '../panels/relations.ts';
import { bookPartOf, byGrade, type PartRow, partsOf } from '../part-row.ts';
import type { BookRepository } from './book-repository.ts';
import { rowsOfOrder, stdPartRelations } from './order-part-statements.ts';

/** A number of an order in its vehicle's parts book. */
export interface BookLine {
  searchOe: string;
  /** Its rows, fitting rows first; empty if the book does not have it. */
  rows: readonly BookPart[];
  /** Fitting rows that belong to it: the other side, what is replaced with it, what must be renewed. */
  related: readonly { relation: PartRelation; part: BookPart }[];
  /** Other fitting numbers of the same kind of part and side. */
  alternatives: readonly BookPart[];
}

interface OrderBookQuery {
  vehicleId: number;
  vin?: string | undefined;
  searchOes: readonly string[];
}

const TTL_MS = 60_000;

/**
 * The numbers of an order in its vehicle's parts book, with as many statements for one as for many.
 * @throws Refusal 900404 for an unknown vehicle
 */
export function orderBook({ db, books, judge }: { db: Database; books: BookRepository; judge: FitJudge }) {
  const relations = ttlCache((_all: 'all') => db.catalogue.run(stdPartRelations, []), {
    ttlMs: TTL_MS,
    revision: catalogueRevision(db),
    max: 1,
    isEmpty: (rows) => rows.length === 0,
  });
  return async ({ vehicleId, vin, searchOes }: OrderBookQuery, company: CompanyContext): Promise<BookLine[]> => {
    const vehicle = await books.getVehicle({ vehicleId }, company.language);
    const [rows, all] = await Promise.all([
      db.catalogue.run(rowsOfOrder, [company.language === 'en', vehicle.groupId, searchOes]),
      relations('all'),
    ]);
    const fits = await judge.judgeRows(rows, { vehicle, vin }, company);
    const lookup = { rows, kinds: groupBy(all, ({ stdPartId }) => stdPartId), fits };
    const byKey = groupBy(rows, ({ searchOe }) => searchOe);
    return searchOes.map((searchOe) => bookLine(searchOe, byKey.get(searchOe) ?? [], lookup));
  };
}

interface Lookup {
  rows: readonly PartRow[];
  kinds: ReadonlyMap<number, readonly { relatedStdPartId: number; kind: 'together' | 'oneTime' }[]>;
  fits: Fits;
}

function bookLine(searchOe: string, own: readonly PartRow[], { rows, kinds, fits }: Lookup): BookLine {
  const lines = partsOf(own, fits).sort((a, b) => byGrade(a.part, b.part));
  const best = lines[0]?.row;
  if (best === undefined) return { searchOe, rows: [], related: [], alternatives: [] };
  const relationOf = new Map(kinds.get(best.stdPartId)?.map(({ relatedStdPartId, kind }) => [relatedStdPartId, kind]));
  const near = rows
    .filter((row) => row.vehAssyId === best.vehAssyId || relationOf.has(row.stdPartId))
    .map((row) => ({ ...row, relation: relationOf.get(row.stdPartId) ?? null }));
  const found = relationsOf(near, { vehAssyId: best.vehAssyId, oeId: best.oeId });
  const others = rows.filter(
    (row) => row.stdPartId === best.stdPartId && row.searchOe !== searchOe && rowSide(row) === rowSide(best),
  );
  return {
    searchOe,
    rows: lines.map(({ row, part }) => bookPartOf(row, part)),
    related: found.flatMap(({ relation, row }) => fitting([row], fits).map((part) => ({ relation, part }))),
    alternatives: [...new Map(fitting(others, fits).map((part) => [part.searchOe, part])).values()],
  };
}

function fitting(rows: readonly PartRow[], fits: Fits): BookPart[] {
  return partsOf(rows, fits)
    .filter(({ part }) => part.curVehFlag === 1)
    .sort((a, b) => byGrade(a.part, b.part))
    .map(({ row, part }) => bookPartOf(row, part));
}
