import type { z } from 'zod';
import type { Resource } from '../resource.ts';

type Shape = Readonly<Record<string, z.ZodType>>;
type HasCrud = Pick<Resource, 'crud'>;

/** The contract's schemas of a field in the item, the input and the filters. */
export const itemSchema = ({ crud }: HasCrud, field: string) => schemaIn(crud.item.shape, field);
export const inputSchema = ({ crud }: HasCrud, field: string) => schemaIn(crud.input.shape, field);
export const filterSchema = ({ crud }: HasCrud, field: string) => schemaIn(crud.filters.shape, field);

export const inputSchemas = ({ crud }: HasCrud): [string, z.ZodType][] => Object.entries(crud.input.shape);

function schemaIn(shape: Shape, field: string): z.ZodType | undefined {
  return Object.hasOwn(shape, field) ? shape[field] : undefined;
}
