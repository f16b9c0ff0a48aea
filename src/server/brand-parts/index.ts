import type { brandPartCalls } from '../../contract/brand-parts/calls.ts';
import type { Handlers } from '../http/serve.ts';
import type { Database } from '../platform/db/database.ts';
import { brandPartRoutes } from './routes.ts';
import { brandSearchRoutes } from './search/routes.ts';

interface Dependencies {
  db: Database;
  parts: {
    /** An OE number as its brand displays it. */
    numbers: { shown(number: { printed: string; key: string; style: string }): string };
  };
}

export function brandPartsDomain({ db, parts }: Dependencies) {
  const { shown } = parts.numbers;
  const calls: Handlers<typeof brandPartCalls> = {
    ...brandPartRoutes({ db, shown }),
    ...brandSearchRoutes({ db, shown }),
  };
  return { calls };
}
