import type { Calls } from '../../../contract/index.ts';
import type { Handlers } from '../../http/serve.ts';
import type { Database } from '../../platform/db/database.ts';
import { createNumberRepository } from '../numbers/number-repository.ts';
import { createBatchRepository } from './repository.ts';
import { createBatchService } from './service.ts';

export function batchRoutes({ db }: { db: Database }): Handlers<Pick<Calls, 'getPartListByBatchOe'>> {
  const batch = createBatchService(createNumberRepository(db), createBatchRepository(db));
  return {
    getPartListByBatchOe: ({ oes, provinceCode }, { language }) => batch.lookUp(oes, { language, provinceCode }),
  };
}
