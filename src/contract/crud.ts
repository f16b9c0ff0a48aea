import { z } from 'zod';
import { type AnyCallWithSchemas, callWithSchemas } from './call.ts';
import { Id, NoResult } from './fields.ts';
import { type Filterable, filtersOf } from './filters.ts';
import { pageOf, paging, SortOrder } from './page.ts';
import { importApplySchemas, importPlanSchemas } from './record-imports/record-import.ts';
import { IMPORT_BYTES_MAX } from './record-imports/record-import-limits.ts';

export const crudVerbs = ['list', 'get', 'add', 'edit', 'delete'] as const;
export type CrudVerb = (typeof crudVerbs)[number];

export type AnyResource = Record<CrudVerb, AnyCallWithSchemas> & {
  name: string;
  power: string;
  verbs: readonly CrudVerb[];
  order: AnyCallWithSchemas | undefined;
  importPlan: AnyCallWithSchemas | undefined;
  importApply: AnyCallWithSchemas | undefined;
};

/** Incremented by every edit of a record; a write names the version that it was made from, or gets 900410. */
export const RowVersion = z.number().int().positive().max(2_147_483_647);

type Shape = Record<string, z.ZodType>;

/** What a bulk change may set besides the input, where a page sets it by a call of its own. */
export interface BulkFields {
  values: z.ZodObject<Shape>;
  /** Powers that a field needs besides the power to edit. */
  powers: Readonly<Record<string, string>>;
  /** The fields that `reason`, one of the values, may go along with. */
  withReason: readonly string[];
}

/** Fields of the item by which its list can be filtered. */
type FilterShape<Item extends Shape> = { [Field in keyof Item]?: Item[Field] & Filterable };

/** Nothing to check where every filter is a field of the item; otherwise a type that no statement has. */
type NoOtherFields<Filters, Item> = [Exclude<keyof Filters, keyof Item>] extends [never] ? unknown : { filters: never };

/**
 * The declaration of a resource. The id field is part of the item; the input is what a form sends. The field `rowVersion`
 * is added to the item.
 */
export interface ResourceDeclaration<Item extends Shape, Input extends Shape, Filters extends Shape> {
  item: z.ZodObject<Item>;
  id: keyof Item & string;
  input: z.ZodObject<Input>;
  /**
   * Fields of the item. Text matches where it, or its English version (`nameEn` of `name`), contains the filter; everything
   * else by equality or a range (filters.ts).
   */
  filters: z.ZodObject<Filters>;
  /** The page's power; the powers of its actions are this code with :add, :edit and :delete. */
  power: `/${string}`;
  /** The server's table; the resource's name by default. */
  table?: string;
  /** The verb of the edit call's path and operation in the specification; `edit` by default. */
  editVerb?: 'edit' | 'update';
  /** The field that names a record, for the audit and the bin; the id by default. */
  nameField?: keyof Item & string;
  /** Verbs that the resource lacks: their calls are not served. */
  without?: readonly ('add' | 'edit' | 'delete')[];
  /**
   * The number that orders records, in a tree those of one parent; it gives the call that saves a new order. A record that
   * is added without it comes last.
   */
  orderField?: keyof Item & string;
  /**
   * The fields by which a row of an imported file finds its record, where it has no id; it gives the calls of an import.
   * Without fields, rows without an id are always added.
   */
  importKey?: readonly (keyof Input & string)[];
  bulk?: BulkFields;
}

const OrderedRows = z
  .array(z.strictObject({ id: Id, rowVersion: RowVersion }))
  .min(1)
  .max(10_000);

/** Declares a resource: an item and the five calls that list, get, add, edit and delete it. */
export function crud<
  const Name extends string,
  Item extends Shape,
  Input extends Shape,
  Filters extends FilterShape<Item> & Record<string, Filterable>,
>(name: Name, statement: ResourceDeclaration<Item, Input, Filters> & NoOtherFields<Filters, Item>) {
  const { id, input, filters, power, table = name, editVerb = 'edit', nameField = id, without = [] } = statement;
  const { orderField, importKey, bulk } = statement;
  const item = statement.item.extend({ rowVersion: RowVersion });
  const fields = Object.keys(statement.item.shape);
  const field = z.enum(fields);
  const sort = z
    .array(z.strictObject({ field, order: SortOrder }))
    .max(3)
    .default([]);
  const edited = editVerb === 'edit' ? 'Edit' : 'Update';
  return {
    name,
    item,
    /** The fields of the item without `rowVersion`. */
    fields,
    id,
    input,
    filters,
    power,
    table,
    nameField,
    orderField,
    importKey,
    bulk,
    verbs: crudVerbs.filter((verb) => !without.some((missing) => missing === verb)),
    list: callWithSchemas(
      `${name}List`,
      { path: `/${name}/list`, access: power },
      { body: z.strictObject({ ...paging, sort, filters: filtersOf(filters) }), result: pageOf(item) },
    ),
    get: callWithSchemas(
      `${name}Get`,
      { path: `/${name}/get`, access: power },
      { body: z.strictObject({ id: Id }), result: item },
    ),
    add: callWithSchemas(
      `${name}Add`,
      { path: `/${name}/add`, access: `${power}:add` },
      { body: input.strict(), result: item },
    ),
    edit: callWithSchemas(
      `${name}${edited}`,
      { path: `/${name}/${editVerb}`, access: `${power}:edit` },
      { body: z.strictObject({ id: Id, rowVersion: RowVersion, values: changesOf(input) }), result: item },
    ),
    delete: callWithSchemas(
      `${name}Delete`,
      { path: `/${name}/delete`, access: `${power}:delete` },
      { body: z.strictObject({ id: Id, rowVersion: RowVersion }), result: NoResult },
    ),
    /**
     * Saves the order of siblings, all of them; returns them with their new versions. 900410 if one was changed, added,
     * moved or deleted meanwhile.
     */
    order:
      orderField === undefined
        ? undefined
        : callWithSchemas(
            `${name}Order`,
            { path: `/${name}/order`, access: `${power}:edit` },
            { body: z.strictObject({ rows: OrderedRows }), result: z.strictObject({ rows: OrderedRows }) },
          ),
    ...importCalls(name, power, importKey !== undefined),
  };
}

/** The calls of an import. An edit also needs the power to edit, without which its row is left out of the plan. */
function importCalls<const Name extends string>(name: Name, power: `/${string}`, canImport: boolean) {
  if (!canImport) return { importPlan: undefined, importApply: undefined };
  return {
    /** Compares a CSV file with the records; nothing but the plan is stored. 300285 to 300288. */
    importPlan: callWithSchemas(
      `${name}ImportPlan`,
      { path: `/${name}/import/plan`, access: `${power}:add`, work: 'heavy', upload: { maxBytes: IMPORT_BYTES_MAX } },
      importPlanSchemas,
    ),
    /** 300289 if the user has no such plan. */
    importApply: callWithSchemas(
      `${name}ImportApply`,
      { path: `/${name}/import/apply`, access: `${power}:add`, work: 'search' },
      importApplySchemas,
    ),
  };
}

/** Every call of a resource that is served. */
export function callsOf(resource: AnyResource): AnyCallWithSchemas[] {
  const { verbs, order, importPlan, importApply } = resource;
  return [...verbs.map((verb) => resource[verb]), order, importPlan, importApply].filter((call) => call !== undefined);
}

/** The body of an edit. It applies no defaults: a field that is left out keeps its value. */
function changesOf<Input extends Shape>(input: z.ZodObject<Input>) {
  const bare = Object.entries(input.shape).map(([field, schema]) => [
    field,
    schema instanceof z.ZodDefault ? schema.unwrap() : schema,
  ]);
  // Under `partial`, a schema with and without its default has the same type.
  return z.strictObject(Object.fromEntries(bare) as Input).partial();
}

/** Type guard for the results of `crud`. */
export function isResource(value: unknown): value is AnyResource {
  return typeof value === 'object' && value !== null && crudVerbs.every((verb) => verb in value);
}
