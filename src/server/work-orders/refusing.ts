import type { Code } from '../../contract/codes.ts';
import { Refusal } from '../platform/errors.ts';

/** Awaits a statement and maps PostgreSQL error codes to refusals. */
export async function refusing<Result>(meanings: Record<string, Code>, statement: Promise<Result>): Promise<Result> {
  try {
    return await statement;
  } catch (error) {
    const meaning = error instanceof Error && 'code' in error ? meanings[String(error.code)] : undefined;
    throw meaning === undefined ? error : new Refusal(meaning);
  }
}
