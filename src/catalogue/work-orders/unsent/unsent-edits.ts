import { isArrayOf, isNullOr, isNumber, isOneOf, isShape, isString } from '../../shared/storage/guards.ts';
import { createUserStore } from '../../shared/storage/user-store.ts';

const FIELDS = ['quantity', 'partRemark', 'name', 'remark', 'customerName', 'plate'] as const;

type EditedValue = string | number;

/** A field of a line, or of the order itself if `partId` is null. */
export interface EditedField {
  listId: number;
  partId: number | null;
  field: (typeof FIELDS)[number];
}

/** A change whose request got no response, in this user's local storage until it is saved. */
export interface UnsentEdit extends EditedField {
  /** The name of the part or order. */
  name: string;
  value: EditedValue;
  /** The saved value that the change is based on. */
  seen: EditedValue;
  /** Earlier values of this change: the server may have saved one and its response was lost. */
  tried: EditedValue[];
}

const isValue = (value: unknown): value is EditedValue => isString(value) || isNumber(value);

/** At most one change per field. */
export const unsentEdits = createUserStore<UnsentEdit[]>(
  'epc.unsentEdits',
  isArrayOf(
    isShape({
      listId: isNumber,
      partId: isNullOr(isNumber),
      field: isOneOf(FIELDS),
      name: isString,
      value: isValue,
      seen: isValue,
      tried: isArrayOf(isValue),
    }),
  ),
  [],
);

export function findUnsent(edited: EditedField): UnsentEdit | undefined {
  return unsentEdits.get().find(isOf(edited));
}

/** Stores a change; it replaces an earlier one of the same field. */
export function keepUnsent(edit: Omit<UnsentEdit, 'tried'>): void {
  unsentEdits.reload();
  const before = findUnsent(edit);
  const kept = before === undefined ? { ...edit, tried: [] } : { ...before, value: edit.value, tried: triedIn(before) };
  unsentEdits.set([...unsentEdits.get().filter((other) => !isOf(edit)(other)), kept]);
}

const triedIn = ({ tried, value }: UnsentEdit) => [...new Set([...tried, value])];

/** Removes a change. If the field has been changed again meanwhile, that change stays, based on `saved`. */
export function settleUnsent(edit: UnsentEdit, saved: EditedValue): void {
  unsentEdits.reload();
  const settled = unsentEdits.get().flatMap((other) => {
    if (!isOf(edit)(other)) return [other];
    return other.value === edit.value ? [] : [{ ...other, seen: saved, tried: [] }];
  });
  unsentEdits.set(settled);
}

const isOf =
  ({ listId, partId, field }: EditedField) =>
  (other: EditedField) =>
    other.listId === listId && other.partId === partId && other.field === field;
