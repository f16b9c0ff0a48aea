import { z } from 'zod';
import type { BatchCandidate, BatchFail, BatchMatch, BatchOe, BatchSuccess } from '../../../contract/oe/schemas.ts';
import { ProvinceCode } from '../../../contract/provinces/schemas.ts';
import type { BatchNumber } from './draft.ts';

/** Numbers per request: small enough for progress, and for retries that lose little. */
export const CHUNK_SIZE = 500;

const BatchNumberSchema = z.object({
  oe: z.string(),
  searchOe: z.string(),
  name: z.string().optional(),
  quantity: z.number().optional(),
});

/** The numbers to look up. */
export const BatchRequest = z.object({
  numbers: z.array(BatchNumberSchema),
  duplicates: z.array(BatchNumberSchema),
  provinceCode: ProvinceCode,
});
export type BatchRequest = z.infer<typeof BatchRequest>;

/** The progress of a lookup. */
export interface Job {
  request: BatchRequest;
  /** By chunk; undefined without a response. */
  results: readonly (BatchOe | undefined)[];
  /** `stopped` by the user or a reload; `failed` with `error`. */
  state: 'running' | 'stopped' | 'failed' | 'done';
  error: unknown;
  /** The browser's storage is full: a reload loses results. */
  isTooLargeToStore: boolean;
}

export function createJob(request: BatchRequest): Job {
  const results = Array.from({ length: Math.ceil(request.numbers.length / CHUNK_SIZE) }, () => undefined);
  return { request, results, state: 'running', error: null, isTooLargeToStore: false };
}

export function chunkAt({ numbers }: BatchRequest, index: number): BatchNumber[] {
  return numbers.slice(index * CHUNK_SIZE, (index + 1) * CHUNK_SIZE);
}

/** The count of numbers that have a result. */
export function countDone({ request, results }: Job): number {
  return results.reduce((sum, result, index) => sum + (result === undefined ? 0 : chunkAt(request, index).length), 0);
}

/** What was pasted beside each number, by the number as sent. */
export function requestedNumbers({ numbers }: BatchRequest): ReadonlyMap<string, BatchNumber> {
  return new Map(numbers.map((number) => [number.oe, number]));
}

export interface ResultLists {
  success: BatchSuccess[];
  match: BatchMatch[];
  fail: BatchFail[];
}

/** The results so far, in the order typed; duplicates are at the end of the failures. */
export function resultLists({ request, results }: Job): ResultLists {
  const received = results.filter((result) => result !== undefined);
  const duplicates = request.duplicates.map((number): BatchFail => ({ ...number, reason: 'duplicate' }));
  return {
    success: received.flatMap(({ successList }) => successList),
    match: received.flatMap(({ matchList }) => matchList),
    fail: [...received.flatMap(({ failList }) => failList), ...duplicates],
  };
}

export const LISTS = ['success', 'match', 'fail'] as const;
export type ListName = (typeof LISTS)[number];

/** One row of a list: a part found for a number, or the reason of the failure. */
export interface ListRow {
  id: string;
  oe: string;
  candidate: Pick<BatchCandidate, 'part' | 'via'> | null;
  /** Null for an exact match. */
  reason: BatchCandidate['reason'] | BatchFail['reason'] | null;
}

/** The rows of a list, grouped by number. */
export function listRows(lists: ResultLists, name: ListName): ListRow[] {
  if (name === 'fail') {
    return lists.fail.map(({ oe, reason }, index) => ({
      id: `${index}`,
      oe,
      candidate: null,
      reason,
    }));
  }
  if (name === 'success') {
    return lists.success.flatMap(({ oe, searchOe, parts }) =>
      parts.map((part) => ({
        id: `${searchOe} ${part.oeId}`,
        oe,
        candidate: { part, via: '' },
        reason: null,
      })),
    );
  }
  return lists.match.flatMap(({ oe, searchOe, candidates }) =>
    candidates.map(({ reason, ...candidate }) => ({
      id: `${searchOe} ${candidate.part.oeId}`,
      oe,
      candidate,
      reason,
    })),
  );
}
