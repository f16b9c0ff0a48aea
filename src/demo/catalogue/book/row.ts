import type { Part } from '../numbers/part-registry.ts';
import type { Node, Slot } from '../part-tree/part-catalogue.ts';
import type { Remark } from '../remarks/code-remarks.ts';

/** Conditions for a row to fit a vehicle; null means any. */
export interface Condition {
  readonly gearbox: string | null;
  readonly drive: string | null;
  readonly cfg: string | null;
  readonly producedFrom: string | null;
  readonly producedTo: string | null;
  readonly serialFrom: number | null;
  readonly serialTo: number | null;
}

export const ANY: Condition = {
  gearbox: null,
  drive: null,
  cfg: null,
  producedFrom: null,
  producedTo: null,
  serialFrom: null,
  serialTo: null,
};

/** A row of a parts book. */
export interface Row {
  readonly slot: Slot;
  readonly part: Part;
  readonly quantity: number;
  readonly remark: Remark | null;
  readonly condition: Condition;
}

/** One assembly of a parts book, with the row of every variant. */
export interface Assembly {
  readonly node: Node;
  readonly rows: readonly Row[];
}
