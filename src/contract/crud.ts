import { z } from 'zod';
import { call, Done, Id } from './call.ts';
import { pageOf, paging, SortOrder } from './page.ts';

type Shape = Record<string, z.ZodType>;

/** What states a resource. The id field is part of the item; the input is what a form sends. */
export interface CrudStatement<Item extends Shape, Input extends Shape, Filters extends Shape> {
  item: z.ZodObject<Item>;
  id: keyof Item & string;
  input: z.ZodObject<Input>;
  /** Text is matched where it occurs, everything else exactly. */
  filters: z.ZodObject<Filters>;
  /** The page's power; the actions are this code with :add, :edit and :delete. */
  power: `/${string}`;
  /** The server's table, where it is not named like the resource. */
  table?: string;
  /** The last word of the paths and operations where the specification does not say edit. */
  editVerb?: 'edit' | 'update';
}

/** A resource: an item and the five calls that list, read, add, change and delete it. */
export function crud<const Name extends string, Item extends Shape, Input extends Shape, Filters extends Shape>(
  name: Name,
  statement: CrudStatement<Item, Input, Filters>,
) {
  const { item, id, input, filters, power, table = name, editVerb = 'edit' } = statement;
  const field = z.enum(Object.keys(item.shape));
  const sort = z
    .array(z.strictObject({ field, order: SortOrder }))
    .max(3)
    .default([]);
  const edited = editVerb === 'edit' ? 'Edit' : 'Update';
  return {
    name,
    item,
    id,
    input,
    filters,
    power,
    table,
    list: call({
      operation: `${name}List`,
      path: `/${name}/list`,
      access: power,
      body: z.strictObject({ ...paging, sort, filters: filters.partial().strict() }),
      result: pageOf(item),
    }),
    get: call({
      operation: `${name}Get`,
      path: `/${name}/get`,
      access: power,
      body: z.strictObject({ id: Id }),
      result: item,
    }),
    add: call({
      operation: `${name}Add`,
      path: `/${name}/add`,
      access: `${power}:add`,
      body: input.strict(),
      result: item,
    }),
    edit: call({
      operation: `${name}${edited}`,
      path: `/${name}/${editVerb}`,
      access: `${power}:edit`,
      body: z.strictObject({ id: Id, values: changesOf(input) }),
      result: item,
    }),
    delete: call({
      operation: `${name}Delete`,
      path: `/${name}/delete`,
      access: `${power}:delete`,
      body: z.strictObject({ id: Id }),
      result: Done,
    }),
  };
}

/** What an edit may change. It fills in no defaults: a field that is not named stays as it is. */
function changesOf<Input extends Shape>(input: z.ZodObject<Input>) {
  const bare = Object.entries(input.shape).map(([field, schema]) => [
    field,
    schema instanceof z.ZodDefault ? schema.unwrap() : schema,
  ]);
  // Beneath `partial`, a default and its absence are of one type.
  return z.strictObject(Object.fromEntries(bare) as Input).partial();
}
