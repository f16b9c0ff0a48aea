import type { BaseKey, CrudFilter } from '@refinedev/core';
import type { ComponentType, ReactNode } from 'react';
import type { z } from 'zod';
import type { User } from '../contract/account/schemas.ts';
import type { ResourceName, Resources } from '../contract/all-calls.ts';
import type { FormPart } from './form/form-part.ts';
import type { Messages } from './messages.ts';

export type AnyCrud = Resources[ResourceName];
/** A record in the generic pages; its fields are those of the contract's item. */
export type Row = Record<string, unknown>;
/** A record as Refine's hooks type it. */
export type RecordRow = Row & { id?: BaseKey };

type RowOf<Crud extends AnyCrud> = z.output<Crud['item']>;
type ItemField<Crud extends AnyCrud> = keyof Crud['item']['shape'] & string;
type InputField<Crud extends AnyCrud> = keyof Crud['input']['shape'] & string;
type FilterField<Crud extends AnyCrud> = keyof Crud['filters']['shape'] & string;

/** The name of a field, or the name with options that differ from what its schema implies. */
type Entry<Field extends string, Options> = Field | readonly [Field, Options];

export interface ColumnOptions<Record> {
  width?: number;
  /** Hidden until the user chooses it in the column menu. */
  isOptional?: boolean;
  /** False: not edited in the list, although it is a switch, a number or a short text of the form. */
  isInline?: boolean;
  /** False where the server cannot sort by the field. */
  isSortable?: false;
  /** The text of a cell, also in exports; derived from the schema by default. */
  text?(row: Record, messages: Messages): string;
  /** Shown in the list instead of the text, which exports keep. */
  cell?(row: Record): ReactNode;
  /** The text is a translation: where values are compared or restored, the value is shown as it is stored. */
  isTranslation?: true;
}

export interface FieldOptions {
  /** Limits a reference to records with these values. */
  among?: Readonly<Row>;
}

export interface TreeOptions<Field extends string> {
  parent: Field;
  /** The maximal number of levels. */
  depth: number;
}

/** Set by the Form.Item around the input. */
export interface BulkInputProps {
  id?: string;
  value?: unknown;
  onChange?: (value: unknown) => void;
}

/** The filters of a list, which the component above them can change. */
export interface ListHeaderProps {
  filters: readonly CrudFilter[];
  onFilter: (filters: CrudFilter[]) => void;
}

/** A record beside its list. */
export interface RecordDrawerProps {
  id: number;
  onClose: () => void;
  /** Go through the list; undefined for the first record. */
  onPrevious: (() => void) | undefined;
  onNext: () => void;
}

interface Declaration<Crud extends AnyCrud> {
  menu: readonly [group: MenuGroup, order: number];
  icon: ComponentType;
  columns: readonly Entry<ItemField<Crud>, ColumnOptions<RowOf<Crud>>>[];
  filters?: readonly Entry<FilterField<Crud>, FieldOptions>[];
  /** A part that is not a field of the record (`as`) is saved by calls of its own. */
  form: readonly (Entry<InputField<Crud>, FieldOptions> | readonly [part: string, { as: FormPart }])[];
  sort?: readonly [ItemField<Crud>, 'asc' | 'desc'];
  /** Inputs of a bulk change that the schema does not imply, by field. */
  bulkInputs?: Readonly<Record<string, ComponentType<BulkInputProps>>>;
  /** Shows the list as a tree, loaded whole. */
  tree?: TreeOptions<ItemField<Crud>>;
  /** Rendered above the filters of the list, such as counts. */
  header?: ComponentType<ListHeaderProps>;
  /** Buttons of the list besides those that every list has. */
  tools?: ComponentType;
  /** Rendered below the list, such as statistics. */
  footer?: ComponentType;
  /** Shows beside the form how users see the record, as it is typed. */
  preview?: ComponentType<{ values: Row }>;
  /** Rendered below the fields on the page of a record. */
  details?: ComponentType<{ values: Row }>;
  /** The page of a record; all its fields by default. */
  show?: ComponentType<{ resource: Resource }>;
  /** Opened by the rows of the list, where a record has neither a page nor a form of its own. */
  drawer?: ComponentType<RecordDrawerProps>;
  /** Loads the choices of reference fields whose records have no page that this user can open. */
  loadChoices?(): Promise<FieldChoices>;
  /** The name of a record in titles and questions; the text of the first column by default. */
  nameOf?(row: RowOf<Crud>, messages: Messages): string;
  /** Why this user cannot change a record, as a key of `locked` in the resource's messages. */
  lockOf?(row: RowOf<Crud>, user: User): string | undefined;
}

/** By field. */
export type FieldChoices = Readonly<Record<string, readonly { value: number; label: string }[]>>;

export type MenuGroup = 'overview' | 'customers' | 'service' | 'content' | 'access' | 'apiServices' | 'system';

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

/** The normalized declaration, from which menu, routes, pages and access checks are generated. */
export interface Resource {
  crud: AnyCrud;
  name: ResourceName;
  /** The list's path, which is also the code of the page's power. */
  path: string;
  menu: readonly [group: MenuGroup, order: number];
  icon: ComponentType;
  columns: readonly Column[];
  filters: readonly FilterChoice[];
  form: readonly FormField[];
  sort: readonly [field: string, order: 'asc' | 'desc'] | undefined;
  tree: TreeOptions<string> | undefined;
  bulkInputs?: Readonly<Record<string, ComponentType<BulkInputProps>>>;
  header?: ComponentType<ListHeaderProps>;
  tools?: ComponentType;
  footer?: ComponentType;
  preview?: ComponentType<{ values: Row }>;
  details?: ComponentType<{ values: Row }>;
  show?: ComponentType<{ resource: Resource }>;
  drawer?: ComponentType<RecordDrawerProps>;
  loadChoices?(): Promise<FieldChoices>;
  nameOf?(row: Row, messages: Messages): string;
  lockOf?(row: Row, user: User): string | undefined;
}

/** Declares a resource of the back office. Field names are checked against the contract's schemas at compile time. */
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
