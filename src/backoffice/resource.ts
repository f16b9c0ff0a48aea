import type { BaseKey } from '@refinedev/core';
import type { ComponentType } from 'react';
import type { z } from 'zod';
import type { User } from '../contract/account/schemas.ts';
import type { ResourceName, Resources } from '../contract/all-calls.ts';
import type { FormPart } from './form/form-part.ts';
import type { Messages } from './messages.ts';

export type AnyCrud = Resources[ResourceName];
/** A record as the generic pages see it; its fields are the contract's. */
export type Row = Record<string, unknown>;
/** The same as Refine's hooks expect it. */
export type RecordRow = Row & { id?: BaseKey };

type RowOf<Crud extends AnyCrud> = z.output<Crud['item']>;
type ItemField<Crud extends AnyCrud> = keyof Crud['item']['shape'] & string;
type InputField<Crud extends AnyCrud> = keyof Crud['input']['shape'] & string;
type FilterField<Crud extends AnyCrud> = keyof Crud['filters']['shape'] & string;

/** A field by its name, or with what differs from what its schema says. */
type Entry<Field extends string, Options> = Field | readonly [Field, Options];

export interface ColumnOptions<Record> {
  width?: number;
  /** Shown only once it is chosen from the columns' menu. */
  isOptional?: boolean;
  /** The text where the kind's own will not do; it is also what is exported. */
  text?(row: Record, messages: Messages): string;
}

export interface FieldOptions {
  /** Only such records are offered to refer to. */
  among?: Readonly<Row>;
}

export interface TreeOptions<Field extends string> {
  parent: Field;
  /** How many levels there may be. */
  depth: number;
}

interface Declaration<Crud extends AnyCrud> {
  /** The menu's group, and the place in it. */
  menu: readonly [group: MenuGroup, order: number];
  icon: ComponentType;
  columns: readonly Entry<ItemField<Crud>, ColumnOptions<RowOf<Crud>>>[];
  filters?: readonly Entry<FilterField<Crud>, FieldOptions>[];
  /** A part that is no field of the record keeps itself (`as`). */
  form: readonly (Entry<InputField<Crud>, FieldOptions> | readonly [part: string, { as: FormPart }])[];
  sort?: readonly [ItemField<Crud>, 'asc' | 'desc'];
  /** Shown as a tree, whole, by the field that holds the parent's id. */
  tree?: TreeOptions<ItemField<Crud>>;
  /** Stands below the list, such as what its records come to. */
  below?: ComponentType;
  /** What a record is called; the first column's text unless said otherwise. */
  nameOf?(row: RowOf<Crud>, messages: Messages): string;
  /** Why this user may not change a record: a key of `locked` in the resource's words. */
  lockOf?(row: RowOf<Crud>, user: User): string | undefined;
}

export type MenuGroup = 'access' | 'content' | 'service';

export interface Column extends ColumnOptions<Row> {
  field: string;
}

export interface FilterChoice extends FieldOptions {
  field: string;
}

export interface FormField extends FieldOptions {
  field: string;
  as?: FormPart;
}

/** A resource as the back office folds over it: menu, routes, pages and access checks. */
export interface Resource {
  crud: AnyCrud;
  name: ResourceName;
  /** The list's path, which is also the page's power. */
  path: string;
  menu: readonly [group: MenuGroup, order: number];
  icon: ComponentType;
  columns: readonly Column[];
  filters: readonly FilterChoice[];
  form: readonly FormField[];
  sort: readonly [field: string, order: 'asc' | 'desc'] | undefined;
  tree: TreeOptions<string> | undefined;
  below?: ComponentType;
  nameOf?(row: Row, messages: Messages): string;
  lockOf?(row: Row, user: User): string | undefined;
}

/** States a resource of the back office. Every name of a field is checked against the contract's schemas. */
export function resource<const Crud extends AnyCrud>(crud: Crud, statement: Declaration<Crud>): Resource {
  const { columns, filters = [], form, sort, tree, ...rest } = statement;
  return {
    crud,
    name: crud.name,
    path: crud.power,
    columns: columns.map(toEntry),
    filters: filters.map(toEntry),
    form: form.map((entry) => toEntry<FieldOptions & { as?: FormPart }>(entry)),
    sort,
    tree,
    ...rest,
  };
}

function toEntry<Options extends object>(entry: string | readonly [string, Options]) {
  return typeof entry === 'string' ? { field: entry } : { field: entry[0], ...entry[1] };
}
