import { z } from 'zod';
import { CallError } from '../../providers/calls/call-error.ts';
import type { Row } from '../resource.ts';
import type { PartConflict } from './part-conflict.ts';

/** The record as it is on the server, and who changed it. */
const ServerSide = z.object({
  theirs: z.record(z.string(), z.unknown()),
  changedBy: z.string(),
  changedAt: z.string().nullable(),
});
export type ServerSide = z.infer<typeof ServerSide>;

/** A write that was refused because someone else changed the record first. */
export interface Conflict extends ServerSide {
  /** The record as the form loaded it. */
  original: Row;
  /** The values of the form. */
  mine: Row;
  /** The parts of the form that the user has changed. */
  parts?: readonly PartConflict[];
}

/** The server's side of a conflict, if the error is one. */
export function conflictOf(error: unknown): ServerSide | undefined {
  return error instanceof CallError && error.code === '900410' ? ServerSide.safeParse(error.result).data : undefined;
}

/** The fields whose values differ between mine and theirs; equal changes need no choice. */
export function conflictFields(
  fields: readonly string[],
  { mine, theirs }: Pick<Conflict, 'mine' | 'theirs'>,
): string[] {
  return fields.filter((field) => JSON.stringify(mine[field] ?? null) !== JSON.stringify(theirs[field] ?? null));
}

/** A field that only one side changed is taken from that side; one that both changed is mine until the user chooses. */
export function suggestedSide(
  field: string,
  { original, mine }: Pick<Conflict, 'original' | 'mine'>,
): 'mine' | 'theirs' {
  const isMineChanged = JSON.stringify(mine[field] ?? null) !== JSON.stringify(original[field] ?? null);
  return isMineChanged ? 'mine' : 'theirs';
}
