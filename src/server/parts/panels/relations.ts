import type { PartRelation } from '../../../contract/parts/schemas.ts';
import { Refusal } from '../../platform/errors.ts';
import type { Fits } from '../fit/judged-number.ts';
import { partWords, type Side } from '../names/part-words.ts';
import { rowSide } from '../names/row-side.ts';
import { bookPartOf, byGrade, type PartRow, partsOf } from '../part-row.ts';
import type { RelatedRow } from './panel-statements.ts';

interface Related {
  relation: PartRelation;
  row: PartRow;
}

const ORDER: readonly PartRelation[] = ['otherSide', 'oneTime', 'together'];

/**
 * The parts related to `oeId` among the rows of its assembly and related rows: the part of the other side, parts that must
 * be renewed, parts usually replaced with it. Of the other side only its counterpart is included.
 * @throws Refusal 900404 if the assembly does not have the part
 */
export function relationsOf(rows: readonly RelatedRow[], { vehAssyId, oeId }: { vehAssyId: number; oeId: number }) {
  const requested = rows.find((row) => row.oeId === oeId && row.vehAssyId === vehAssyId);
  if (requested === undefined) throw new Refusal('900404');
  const side = rowSide(requested);
  const name = partWords(requested.oeName).normal;
  const related = rows.flatMap((row): Related[] => {
    if (row.oeId === oeId) return [];
    const isOther = isOpposite(side, rowSide(row));
    if (isOther && row.vehAssyId === vehAssyId && partWords(row.oeName).normal === name)
      return [{ relation: 'otherSide', row }];
    return row.relation === null || isOther ? [] : [{ relation: row.relation, row }];
  });
  return ORDER.flatMap((relation) => related.filter((other) => other.relation === relation));
}

/** Related rows in the contract's form, fitting rows first within each relation. */
export function judgedRelations(related: readonly Related[], fits: Fits) {
  return ORDER.flatMap((relation) => {
    const rows = related.filter((other) => other.relation === relation).map(({ row }) => row);
    return partsOf(rows, fits)
      .sort((a, b) => byGrade(a.part, b.part))
      .map(({ row, part }) => ({ relation, part: bookPartOf(row, part) }));
  });
}

function isOpposite(one: Side | undefined, other: Side | undefined): boolean {
  return one !== undefined && other !== undefined && one !== other;
}
