import type { z } from 'zod';
import { inputSchema } from '../fields/schemas.ts';
import type { Resource } from '../resource.ts';

/** The fields that can be the same for many records: what only a bulk change sets, and all of the form but the name. */
export function bulkFields({ crud, form }: Resource, powers: ReadonlySet<string>): string[] {
  const { bulk, nameField } = crud;
  const others = Object.keys(bulk?.values.shape ?? {}).filter((field) => {
    const power = bulk?.powers[field];
    return field !== 'reason' && (power === undefined || powers.has(power));
  });
  const inForm = form.filter(({ field, as }) => as === undefined && field !== nameField && field !== 'parentId');
  return [...others, ...inForm.map(({ field }) => field)];
}

/** @throws Error for a field that a bulk change does not set */
export function bulkSchema(resource: Resource, field: string): z.ZodType {
  const schema = inputSchema(resource, field) ?? resource.crud.bulk?.values.shape[field];
  if (schema === undefined) throw new Error(`${resource.name} has no field ${field}`);
  return schema;
}
