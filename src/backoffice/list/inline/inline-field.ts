import type { z } from 'zod';
import { kindOf } from '../../../contract/field-kind.ts';
import { inputSchema } from '../../fields/schemas.ts';
import type { Column, Resource } from '../../resource.ts';

export type InlineKind = 'boolean' | 'number' | 'text';

export interface InlineField {
  kind: InlineKind;
  schema: z.ZodType;
}

/**
 * How a column is edited in the list: a switch, number or short text that the form has too and that is shown as it is
 * stored; undefined for any other column, and for one that says `isInline: false`.
 */
export function inlineField(resource: Resource, { field, text, isInline }: Column): InlineField | undefined {
  const isInForm = resource.form.some((entry) => entry.field === field && entry.as === undefined);
  const schema = inputSchema(resource, field);
  if (isInline === false || text !== undefined || !isInForm || schema === undefined) return undefined;
  const kind = kindOf(schema);
  return kind === 'boolean' || kind === 'number' || kind === 'text' ? { kind, schema } : undefined;
}
