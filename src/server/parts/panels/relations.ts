import type { PartRelation } from '../../../contract/parts/schemas.ts';
import { Refusal } from '../../platform/errors.ts';
import { partWords, type Side, sideOf } from '../names/part-words.ts';
import { type Judged, type PartRow, partOf } from '../part-row.ts';
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
export function judgedRelations(related: readonly Related[], judged: Judged) {
  return related
    .map(({ relation, row }) => {
      const { vehAssyId, assemblyName } = row;
      return { relation, part: { ...partOf(row, judged), vehAssyId, assemblyName } };
    })
    .sort((a, b) => ORDER.indexOf(a.relation) - ORDER.indexOf(b.relation) || b.part.curVehFlag - a.part.curVehFlag);
}

/** The side of a row, by its name or its remark. */
export function rowSide({ oeName, partRemark }: Pick<PartRow, 'oeName' | 'partRemark'>): Side | undefined {
  return sideOf(oeName) ?? sideOf(partRemark);
}

function isOpposite(one: Side | undefined, other: Side | undefined): boolean {
  return one !== undefined && other !== undefined && one !== other;
}
