import type { PartHit } from '../../../contract/parts/schemas.ts';
import { calloutOrder } from '../books/callout-order.ts';
import { type Judged, type PartRow, partOf } from '../part-row.ts';
import { type NameMatch, sideDistance } from './match-names.ts';
import { sideOf } from './part-words.ts';

/** Most results of a search. */
const HITS_MAX = 200;

interface NameSearch {
  text: string;
  matches: readonly NameMatch[];
  judged: Judged;
}

/** Rows found by number: exact matches before prefixes, then fitting rows first. */
export function hitsByOe(rows: readonly PartRow[], key: string, judged: Judged): PartHit[] {
  return sorted(rows.map((row) => ({ row, hit: hitOf(row, 'oe', judged), weights: [row.searchOe === key ? 0 : 1] })));
}

/** Rows found by name: most certain name first, then fitting rows, then those of the typed side. */
export function hitsByName(rows: readonly PartRow[], { text, matches, judged }: NameSearch): PartHit[] {
  const side = sideOf(text);
  const ranks = new Map(matches.map((match, rank) => [match.stdPartId, { rank, rule: match.rule }]));
  return sorted(
    rows.flatMap((row) => {
      const found = ranks.get(row.stdPartId);
      if (found === undefined) return [];
      const hit = hitOf(row, found.rule, judged);
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
      return (
        b.hit.part.curVehFlag - a.hit.part.curVehFlag ||
        calloutOrder(a.row.orderNo, b.row.orderNo) ||
        a.row.fitId - b.row.fitId
      );
    })
    .slice(0, HITS_MAX)
    .map(({ hit }) => hit);
}

function hitOf(row: PartRow, rule: PartHit['rule'], judged: Judged): PartHit {
  return { part: partOf(row, judged), vehAssyId: row.vehAssyId, assemblyName: row.assemblyName, rule };
}
