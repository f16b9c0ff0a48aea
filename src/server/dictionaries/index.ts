import type { dictionaryCalls } from '../../contract/dictionaries/calls.ts';
import type { Handlers } from '../http/serve.ts';
import type { Database } from '../platform/db/database.ts';
import { dictionaryRoutes } from './routes.ts';
import { dictionaryService } from './service.ts';

export function dictionariesDomain({ db }: { db: Database }) {
  const calls: Handlers<typeof dictionaryCalls> = dictionaryRoutes(db);
  return { calls, resources: { dict: dictionaryService(db) } };
}
