import type { Messages } from '../messages.ts';
import type { Resource, Row } from '../resource.ts';
import { fieldText } from './field-text.ts';

/** The resource that a field refers to: parentId to its own, any other to the one with this id field. */
export function referencedResource(resource: Resource, field: string, all: readonly Resource[]): Resource | undefined {
  if (field === 'parentId') return resource;
  return all.find(({ crud }) => crud.id === field && crud !== resource.crud);
}

export interface ReferenceOption {
  id: number;
  /** With its ancestors: 系统管理 / 角色. */
  label: string;
  /** 1 for a root. */
  level: number;
  row: Row;
}

/** The records as options, in the order of the tree. */
export function referenceOptions(target: Resource, rows: readonly Row[], messages: Messages): ReferenceOption[] {
  const known = new Set(rows.map((row) => row[target.crud.id]));
  const childrenOf = new Map<unknown, Row[]>();
  for (const row of rows) {
    const parent = known.has(row.parentId) ? row.parentId : null;
    childrenOf.set(parent, [...(childrenOf.get(parent) ?? []), row]);
  }
  const optionsUnder = (parent: unknown, ancestors: string, level: number): ReferenceOption[] =>
    (childrenOf.get(parent) ?? []).flatMap((row) => {
      const label = ancestors + recordName(target, row, messages);
      return [
        { id: Number(row[target.crud.id]), label, level, row },
        ...optionsUnder(row[target.crud.id], `${label} / `, level + 1),
      ];
    });
  return optionsUnder(null, '', 1);
}

export function recordName(resource: Resource, row: Row, messages: Messages): string {
  const [first] = resource.columns;
  if (resource.nameOf !== undefined) return resource.nameOf(row, messages);
  return first === undefined ? '' : fieldText(resource, first.field, { row, messages, names: {} });
}

/** The ids of a record and its descendants. */
export function subtreeIds(rows: readonly Row[], idField: string, id: number): Set<number> {
  const branch = new Set([id]);
  let size = 0;
  while (size !== branch.size) {
    size = branch.size;
    for (const row of rows) if (branch.has(Number(row.parentId))) branch.add(Number(row[idField]));
  }
  return branch;
}
