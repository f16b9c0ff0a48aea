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
 * What belongs to the part `oeId` out of the rows of its assembly and those that are related to it: its other side, what
 * must be new each time, what is usually changed with it. A part of one side brings nothing of the other but its twin.
 * @throws Refusal 900404 where the assembly does not have the part
 */
export function relationsOf(rows: readonly RelatedRow[], { vehAssyId, oeId }: { vehAssyId: number; oeId: number }) {
  const asked = rows.find((row) => row.oeId === oeId && row.vehAssyId === vehAssyId);
  if (asked === undefined) throw new Refusal('900404');
  const side = rowSide(asked);
  const name = partWords(asked.oeName).normal;
  const related = rows.flatMap((row): Related[] => {
    if (row.oeId === oeId) return [];
    const isOther = isOpposite(side, rowSide(row));
    if (isOther && row.vehAssyId === vehAssyId && partWords(row.oeName).normal === name)
      return [{ relation: 'otherSide', row }];
    return row.relation === null || isOther ? [] : [{ relation: row.relation, row }];
  });
  return ORDER.flatMap((relation) => related.filter((other) => other.relation === relation));
}

/** Related rows as the caller sees them, those that fit first within each relation. */
export function judgedRelations(related: readonly Related[], judged: Judged) {
  return related
    .map(({ relation, row }) => {
      const { vehAssyId, assemblyName } = row;
      return { relation, part: { ...partOf(row, judged), vehAssyId, assemblyName } };
    })
    .sort((a, b) => ORDER.indexOf(a.relation) - ORDER.indexOf(b.relation) || b.part.curVehFlag - a.part.curVehFlag);
}

/** The side that a row is made for, by its name or else by its remark. */
export function rowSide({ oeName, partRemark }: Pick<PartRow, 'oeName' | 'partRemark'>): Side | undefined {
  return sideOf(oeName) ?? sideOf(partRemark);
}

function isOpposite(one: Side | undefined, other: Side | undefined): boolean {
  return one !== undefined && other !== undefined && one !== other;
}
