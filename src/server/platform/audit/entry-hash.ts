import { createHash } from 'node:crypto';
import type { Tables } from '../db/tables.ts';

type Row = Tables['auditEntry'];

/** The contents of an entry that its hash covers. */
export interface HashedEntry extends Omit<Row, 'auditId' | 'before' | 'after' | 'previousHash' | 'hash'> {
  before: unknown;
  after: unknown;
}

/** SHA-256 over the hash before it and the entry's contents, in hex. */
export function entryHash(previousHash: string, entry: HashedEntry): string {
  const { auditedAt, actorId, actorName, source, action, subject, subjectId, subjectName } = entry;
  const { before, after, reason, address, batchId } = entry;
  const contents = [
    ...[auditedAt, actorId, actorName, source, action, subject, subjectId, subjectName],
    ...[before, after, reason, address, batchId],
  ];
  return createHash('sha256')
    .update(`${previousHash}\n${canonicalJson(contents)}`)
    .digest('hex');
}

/** JSON with sorted keys: jsonb does not keep their order. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );
}
