import type { PartHit } from '../../../contract/parts/schemas.ts';
import { type Merged, mergeUses } from '../table/rows.ts';

export interface MergedHit extends Merged {
  hit: PartHit;
}

/** Merges hits as the list of their assembly does: a number with several uses in one assembly is one hit. */
export function mergeHits(hits: readonly PartHit[]): MergedHit[] {
  const assemblies = [...new Set(hits.map(({ vehAssyId }) => vehAssyId))];
  const places = new Map(hits.map((hit, index) => [hit.part, { hit, index }]));
  return assemblies
    .flatMap((vehAssyId) => mergeUses(hits.flatMap((hit) => (hit.vehAssyId === vehAssyId ? [hit.part] : []))))
    .flatMap((merged) => {
      const place = places.get(merged.part);
      return place === undefined ? [] : [{ merged, ...place }];
    })
    .sort((a, b) => a.index - b.index)
    .map(({ merged, hit }) => ({ ...merged, key: `${hit.vehAssyId}/${merged.key}`, hit }));
}
