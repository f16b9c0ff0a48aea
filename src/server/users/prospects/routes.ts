import type { prospectCalls } from '../../../contract/users/prospect-calls.ts';
import { handlersOf } from '../../http/serve.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Settings } from '../../platform/settings.ts';
import { listExcludedSalesIds } from '../staff/excluded-sales.ts';
import { listIntentions, listOwners } from './choices.ts';
import { countProspects } from './repository.ts';

interface Dependencies {
  db: Database;
  settings: Settings;
}

export function prospectRoutes({ db, settings }: Dependencies) {
  return handlersOf<typeof prospectCalls>()({
    prospectCounts: (body, { session }) => countProspects(db.sql, session, body),
    async prospectChoices(_body, { session, language }) {
      const excluded = listExcludedSalesIds(settings);
      const owners = (await listOwners(db.sql, session)).filter(({ userId }) => !excluded.includes(userId));
      return {
        intentions: await listIntentions(db.sql, language),
        owners,
        ownId: owners.some(({ userId }) => userId === session.userId) ? session.userId : null,
      };
    },
  });
}
