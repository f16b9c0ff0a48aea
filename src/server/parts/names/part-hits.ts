import type { PartHit } from '../../../contract/parts/schemas.ts';
import { calloutOrder } from '../books/callout-order.ts';
import type { Fits } from '../fit/judged-number.ts';
import { byGrade, type PartRow, partsOf, type RowWithPart } from '../part-row.ts';
import { type NameMatch, sideDistance } from './match-names.ts';
import { sideOf } from './part-words.ts';

/** Most results of a search. */
const HITS_MAX = 200;

interface NameSearch {
  text: string;
  matches: readonly NameMatch[];
  fits: Fits;
}

/** Rows found by number: exact matches before prefixes, then fitting rows first. */
export function hitsByOe(rows: readonly PartRow[], key: string, fits: Fits): PartHit[] {
  return sorted(
    partsOf(rows, fits).map((found) => ({ ...hitOf(found, 'oe'), weights: [found.row.searchOe === key ? 0 : 1] })),
  );
}

/** Rows found by name: most certain name first, then fitting rows, then those of the typed side. */
export function hitsByName(rows: readonly PartRow[], { text, matches, fits }: NameSearch): PartHit[] {
  const side = sideOf(text);
  const ranks = new Map(matches.map((match, rank) => [match.stdPartId, { rank, rule: match.rule }]));
  return sorted(
    partsOf(rows, fits).flatMap((judged) => {
      const found = ranks.get(judged.row.stdPartId);
      if (found === undefined) return [];
      const { row, hit } = hitOf(judged, found.rule);
      return [
        {
          row,
          hit,
          weights: [found.rank, 1 - hit.part.curVehFlag, sideDistance(side, sideOf(`${row.oeName} ${row.partRemark}`))],
        },
      ];
    }),
  );
}

interface Weighed {
  row: PartRow;
  hit: PartHit;
  weights: readonly number[];
}

function sorted(hits: Weighed[]): PartHit[] {
  return hits
    .sort((a, b) => {
      for (const [index, weight] of a.weights.entries()) {
        const difference = weight - (b.weights[index] ?? 0);
        if (difference !== 0) return difference;
      }
      return byGrade(a.hit.part, b.hit.part) || calloutOrder(a.row.orderNo, b.row.orderNo) || a.row.fitId - b.row.fitId;
    })
    .slice(0, HITS_MAX)
    .map(({ hit }) => hit);
}

function hitOf({ row, part }: RowWithPart<PartRow>, rule: PartHit['rule']): { row: PartRow; hit: PartHit } {
  return { row, hit: { part, vehAssyId: row.vehAssyId, assemblyName: row.assemblyName, rule } };
}
