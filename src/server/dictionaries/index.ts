import type { Database } from '../platform/db/database.ts';
import { dictionaryHandlers } from './handlers.ts';

export function dictionariesDomain({ db }: { db: Database }) {
  return { resources: { dict: dictionaryHandlers(db) } };
}
