import type { FieldRow } from '../../../../contract/api-services/documents/blocks.ts';
import { flattenParameters, type Parameter } from '../../../../contract/api-services/parameters.ts';
import type { Language } from '../../../../contract/codes.ts';

/** The rows of a parameter tree; `prefix` begins their anchors, so that each field of a page has its own. */
export function fieldRowsOf(parameters: readonly Parameter[], prefix: string, language: Language): FieldRow[] {
  return flattenParameters(parameters).map(({ path, depth, parameter }) => ({
    anchor: `${prefix}.${path}`,
    path,
    name: parameter.name,
    depth,
    type: parameter.type,
    itemType: parameter.itemType ?? null,
    isRequired: !parameter.empty,
    description: language === 'en' ? parameter.descEn : parameter.desc,
    example: parameter.example,
  }));
}
