import { z } from 'zod';
import type { BatchCandidate, BatchFail, BatchMatch, BatchOe, BatchSuccess } from '../../../contract/oe/schemas.ts';
import { ProvinceCode } from '../../../contract/provinces/schemas.ts';
import type { AskedNumber } from './draft.ts';

/** Numbers in one call: progress shows, a lost connection costs little, and what was answered stays. */
export const CHUNK = 500;

const Asked = z.object({ oe: z.string(), searchOe: z.string() });

/** What is looked up, without its answers. */
export const Order = z.object({
  numbers: z.array(Asked),
  duplicates: z.array(Asked),
  provinceCode: ProvinceCode,
});
export type Order = z.infer<typeof Order>;

/** A list of numbers on its way through the catalogue. */
export interface Job {
  order: Order;
  /** By chunk; undefined where it has not been answered. */
  answers: readonly (BatchOe | undefined)[];
  /** stopped: by the user, or by a reload; failed: a chunk could not be asked, `error` says why. */
  state: 'running' | 'stopped' | 'failed' | 'done';
  error: unknown;
  /** What was answered would be lost by a reload: the browser has no room for it. */
  isTooLargeToKeep: boolean;
}

export function newJob(order: Order): Job {
  const answers = Array.from({ length: Math.ceil(order.numbers.length / CHUNK) }, () => undefined);
  return { order, answers, state: 'running', error: null, isTooLargeToKeep: false };
}

export function chunkOf({ numbers }: Order, index: number): AskedNumber[] {
  return numbers.slice(index * CHUNK, (index + 1) * CHUNK);
}

/** How many numbers have been answered. */
export function doneOf({ order, answers }: Job): number {
  return answers.reduce((sum, answer, index) => sum + (answer === undefined ? 0 : chunkOf(order, index).length), 0);
}

export interface Lists {
  success: BatchSuccess[];
  match: BatchMatch[];
  fail: BatchFail[];
}

/** What has been found so far, in the order typed; numbers that came again fail at the end. */
export function listsOf({ order, answers }: Job): Lists {
  const given = answers.filter((answer) => answer !== undefined);
  const duplicates = order.duplicates.map((number): BatchFail => ({ ...number, reason: 'duplicate' }));
  return {
    success: given.flatMap(({ successList }) => successList),
    match: given.flatMap(({ matchList }) => matchList),
    fail: [...given.flatMap(({ failList }) => failList), ...duplicates],
  };
}

export const LISTS = ['success', 'match', 'fail'] as const;
export type ListName = (typeof LISTS)[number];

/** One line of a list: a part that was found for a number, or the reason why none was. */
export interface ListRow {
  id: string;
  oe: string;
  /** The first line of its number. */
  isFirst: boolean;
  candidate: Pick<BatchCandidate, 'part' | 'via'> | null;
  /** Why it stands in the list; null for the number itself. */
  reason: BatchCandidate['reason'] | BatchFail['reason'] | null;
}

/** The lines of a list; those of one number stand together. */
export function rowsOf(lists: Lists, name: ListName): ListRow[] {
  if (name === 'fail') {
    return lists.fail.map(({ oe, reason }, index) => ({
      id: `${index}`,
      oe,
      isFirst: true,
      candidate: null,
      reason,
    }));
  }
  if (name === 'success') {
    return lists.success.flatMap(({ oe, searchOe, parts }) =>
      parts.map((part, index) => ({
        id: `${searchOe} ${part.oeId}`,
        oe,
        isFirst: index === 0,
        candidate: { part, via: '' },
        reason: null,
      })),
    );
  }
  return lists.match.flatMap(({ oe, searchOe, candidates }) =>
    candidates.map(({ reason, ...candidate }, index) => ({
      id: `${searchOe} ${candidate.part.oeId}`,
      oe,
      isFirst: index === 0,
      candidate,
      reason,
    })),
  );
}
