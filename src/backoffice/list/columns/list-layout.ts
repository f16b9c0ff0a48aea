import { type Density, densities } from '../../../contract/saved-views/rules.ts';
import type { Column, Resource } from '../../resource.ts';

export interface LayoutColumn {
  field: string;
  /** In pixels; null for the width that the resource declares. */
  width: number | null;
}

/** The columns of a list in their order, and the height of its rows. */
export interface ListLayout {
  columns: readonly LayoutColumn[];
  density: Density;
}

type HasColumns = Pick<Resource, 'columns'>;

export const WIDTH_MIN = 60;
export const WIDTH_MAX = 1200;

/** The columns that the resource declares, without its optional ones. */
export function initialLayout({ columns }: HasColumns): ListLayout {
  const shown = columns.filter(({ isOptional }) => isOptional !== true);
  return { columns: shown.map(({ field }) => ({ field, width: null })), density: 'middle' };
}

/**
 * A layout from the browser's storage or a saved view. Fields that are no longer columns are dropped; earlier versions
 * stored the fields alone.
 */
export function parseLayout(resource: HasColumns, stored: unknown): ListLayout {
  const { columns, density } = Array.isArray(stored) ? { columns: stored, density: undefined } : Object(stored);
  const known = new Set(resource.columns.map(({ field }) => field));
  const entries: unknown[] = Array.isArray(columns) ? columns : [];
  const parsed = entries
    .map(toLayoutColumn)
    .filter((column) => column !== undefined)
    .filter(({ field }) => known.delete(field));
  const initial = initialLayout(resource);
  return {
    columns: parsed.length === 0 ? initial.columns : parsed,
    density: densities.find((one) => one === density) ?? initial.density,
  };
}

function toLayoutColumn(entry: unknown): LayoutColumn | undefined {
  if (typeof entry === 'string') return { field: entry, width: null };
  const { field, width } = Object(entry);
  if (typeof field !== 'string') return undefined;
  return { field, width: typeof width === 'number' ? clampWidth(width) : null };
}

export function clampWidth(width: number): number {
  return Math.round(Math.min(Math.max(width, WIDTH_MIN), WIDTH_MAX));
}

/** The resource's columns in the order and with the widths of the layout. */
export function columnsOf({ columns }: HasColumns, layout: ListLayout): Column[] {
  return layout.columns.flatMap(({ field, width }) => {
    const column = columns.find((one) => one.field === field);
    return column === undefined ? [] : [width === null ? column : { ...column, width }];
  });
}

/** Shows or hides a column; a shown one comes last. The last column stays. */
export function toggleColumn(layout: ListLayout, field: string): ListLayout {
  const others = layout.columns.filter((column) => column.field !== field);
  if (others.length === layout.columns.length) return { ...layout, columns: [...others, { field, width: null }] };
  return others.length === 0 ? layout : { ...layout, columns: others };
}

/** Moves a column by one place. */
export function moveColumn(layout: ListLayout, field: string, step: 1 | -1): ListLayout {
  const from = layout.columns.findIndex((column) => column.field === field);
  const moved = layout.columns[from];
  const to = from + step;
  if (moved === undefined || to < 0 || to >= layout.columns.length) return layout;
  const columns = layout.columns.filter((column) => column !== moved);
  columns.splice(to, 0, moved);
  return { ...layout, columns };
}

export function resizeColumn(layout: ListLayout, field: string, width: number | null): ListLayout {
  const resized = width === null ? null : clampWidth(width);
  return {
    ...layout,
    columns: layout.columns.map((column) => (column.field === field ? { field, width: resized } : column)),
  };
}
