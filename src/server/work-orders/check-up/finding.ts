import type { BookPart } from '../../../contract/parts/schemas.ts';
import type { CheckRule, Finding, WorkOrderItem } from '../../../contract/work-orders/schemas.ts';

export type FoundRule = Omit<Finding, 'isDismissed'>;

/** A line as the rules see it. */
export type CheckedLine = Pick<
  WorkOrderItem,
  | 'partId'
  | 'lineKind'
  | 'oe'
  | 'searchOe'
  | 'stdPartCode'
  | 'stdPartName'
  | 'oeReplaceTwos'
  | 'marketPriceFen'
  | 'quantity'
  | 'returnReason'
>;

/** Most candidates of one finding. */
const CANDIDATES_MAX = 6;
const KEY_MAX = 200;

interface Subject {
  lines: readonly CheckedLine[];
  /** What tells it from other findings of the same rule and lines. */
  about?: string;
  candidates?: readonly BookPart[];
  quantity?: number | null;
  work?: Finding['work'];
}

export function finding(rule: CheckRule, subject: Subject): FoundRule {
  const { lines, about = '', candidates = [], quantity = null, work = null } = subject;
  const numbers = [...new Set(lines.map(({ searchOe, stdPartName }) => searchOe || stdPartName))];
  return {
    key: [rule, ...numbers, about].join(':').slice(0, KEY_MAX),
    rule,
    partIds: lines.map(({ partId }) => partId),
    candidates: candidates.slice(0, CANDIDATES_MAX),
    quantity,
    work,
  };
}
