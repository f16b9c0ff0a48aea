import type { z } from 'zod';
import type { Resource } from '../resource.ts';

type Shape = Readonly<Record<string, z.ZodType>>;
type HasCrud = Pick<Resource, 'crud'>;

/** The contract's schema of a field: as it is read, as it is sent, as it is looked for. */
export const itemSchema = ({ crud }: HasCrud, field: string) => found(crud.item.shape, field);
export const inputSchema = ({ crud }: HasCrud, field: string) => found(crud.input.shape, field);
export const filterSchema = ({ crud }: HasCrud, field: string) => found(crud.filters.shape, field);

/** The schemas that a form sends, by field. */
export const inputSchemas = ({ crud }: HasCrud): [string, z.ZodType][] => Object.entries(crud.input.shape);

function found(shape: Shape, field: string): z.ZodType | undefined {
  return Object.hasOwn(shape, field) ? shape[field] : undefined;
}
