import type { oeCalls } from '../../../contract/oe/calls.ts';
import { handlersOf } from '../../http/serve.ts';
import type { Database } from '../../platform/db/database.ts';
import { createNumberRepository } from '../numbers/number-repository.ts';
import { createBatchRepository } from './repository.ts';
import { createBatchService } from './service.ts';

export function batchRoutes({ db }: { db: Database }) {
  const batch = createBatchService(createNumberRepository(db), createBatchRepository(db));
  return handlersOf<typeof oeCalls>()({
    getPartListByBatchOe: ({ oes, provinceCode }, { language }) => batch.lookUp(oes, { language, provinceCode }),
  });
}
