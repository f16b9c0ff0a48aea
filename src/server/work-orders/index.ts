import type { Database } from '../platform/db/database.ts';
import type { Numbers } from './present.ts';
import { workOrderRoutes } from './routes.ts';

export function workOrdersDomain({ db, parts }: { db: Database; parts: { numbers: Numbers } }) {
  return { calls: workOrderRoutes({ db, numbers: parts.numbers }) };
}
