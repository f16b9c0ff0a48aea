import type { PartHit } from '../../../contract/parts/schemas.ts';
import { type MergedPart, mergeUses } from '../table/rows.ts';

export interface MergedHit extends MergedPart {
  hit: PartHit;
}

/** Merges hits as the list of their assembly does: a number with several uses in one assembly is one hit. */
export function mergeHits(hits: readonly PartHit[]): MergedHit[] {
  const assemblies = [...new Set(hits.map(({ vehAssyId }) => vehAssyId))];
  const originals = new Map(hits.map((hit, index) => [hit.part, { hit, index }]));
  return assemblies
    .flatMap((vehAssyId) => mergeUses(hits.flatMap((hit) => (hit.vehAssyId === vehAssyId ? [hit.part] : []))))
    .flatMap((merged) => {
      const original = originals.get(merged.part);
      return original === undefined ? [] : [{ merged, ...original }];
    })
    .sort((a, b) => a.index - b.index)
    .map(({ merged, hit }) => ({ ...merged, key: `${hit.vehAssyId}/${merged.key}`, hit }));
}
