import type { ResultOf } from '../../../contract/call.ts';
import type { partCalls } from '../../../contract/parts/calls.ts';
import { PART_RELATIONS } from '../../../contract/parts/rules.ts';
import type { BookPart, PartRelation } from '../../../contract/parts/schemas.ts';

interface Section {
  relation: PartRelation;
  parts: BookPart[];
}

/** Related parts that fit this vehicle, by relation, each number once; and the number of those that do not fit. */
export function relatedSections(related: ResultOf<typeof partCalls.getRelationPartList>): {
  sections: Section[];
  misfits: number;
} {
  // A fixed order, the same on screen and in exports.
  const relations = PART_RELATIONS.filter((relation) => related.some((other) => other.relation === relation));
  let misfits = 0;
  const sections = relations.map((relation): Section => {
    const own = related.flatMap((other) => (other.relation === relation ? [other.part] : []));
    const parts = own.filter(({ fit }) => fit.grade !== 'misfit');
    misfits += own.length - parts.length;
    return { relation, parts };
  });
  return { sections: sections.filter(({ parts }) => parts.length > 0), misfits };
}
