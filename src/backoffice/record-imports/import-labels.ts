import { choicesOf, kindOf } from '../../contract/field-kind.ts';
import { inputSchemas } from '../fields/schemas.ts';
import type { Messages } from '../messages.ts';
import type { Resource } from '../resource.ts';

type Choices = Record<string, string | number | boolean>;

/** The labels by which the server reads a file of the current language, such as one that the list has exported. */
export function importLabels({ name, crud }: Pick<Resource, 'name' | 'crud'>, { t }: Messages) {
  const heads: Record<string, string> = { [t(`${name}:field.${crud.id}`)]: crud.id };
  const choices: Record<string, Choices> = {};
  for (const [field, schema] of inputSchemas({ crud })) {
    heads[t(`${name}:field.${field}`)] = field;
    const labels: [string, string | number | boolean][] =
      kindOf(schema) === 'boolean'
        ? [
            [t('yes'), true],
            [t('no'), false],
          ]
        : choicesOf(schema).map((value) => [t(`${name}:option.${field}.${value}`), value]);
    if (labels.length > 0) choices[field] = Object.fromEntries(labels);
  }
  return { heads, choices };
}
