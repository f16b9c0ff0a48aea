import type { Database } from '../platform/db/database.ts';
import { dictionaryService } from './service.ts';

export function dictionariesDomain({ db }: { db: Database }) {
  return { resources: { dict: dictionaryService(db) } };
}
