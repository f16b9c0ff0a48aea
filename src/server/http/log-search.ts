import type { AnyCall } from '../../contract/call.ts';
import type { SearchKind } from '../../contract/statistics/search-kinds.ts';
import { Refusal } from '../platform/errors.ts';
import { isEmptyResult } from './charging.ts';
import type { Session } from './request-context.ts';

export interface LoggedSearch {
  userId: number;
  kind: SearchKind;
  text: string;
  /** Nothing was found. */
  isEmpty: boolean;
}

export interface SearchLogger {
  add(search: LoggedSearch): void;
}

const NOTHING_FOUND = '100100';

interface Search {
  body: unknown;
  session: Session | null;
  logger: SearchLogger;
}

/** Runs a call, and records it if it declares itself a search; further pages of a result are not. */
export async function logSearch<Result>(
  { search }: AnyCall,
  { body, session, logger }: Search,
  run: () => Promise<Result> | Result,
): Promise<Result> {
  const fields = typeof body === 'object' && body !== null ? new Map<string, unknown>(Object.entries(body)) : new Map();
  const text: unknown = search === undefined ? undefined : fields.get(search.field);
  const pageNum: unknown = fields.get('pageNum') ?? 1;
  if (search === undefined || session === null || session.viewer !== null || typeof text !== 'string' || pageNum !== 1)
    return run();
  const add = (isEmpty: boolean) => logger.add({ userId: session.userId, kind: search.kind, text, isEmpty });
  try {
    const result = await run();
    add(isEmptyResult(result));
    return result;
  } catch (error) {
    if (error instanceof Refusal && error.code === NOTHING_FOUND) add(true);
    throw error;
  }
}
