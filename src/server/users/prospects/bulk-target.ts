import { OPPORTUNITY_PAGE, PROSPECT_BULK } from '../../../contract/users/prospect-rules.ts';
import { ProspectBulkFilters, ProspectBulkValues } from '../../../contract/users/prospect-schemas.ts';
import type { OwnBulkTarget } from '../../http/resources/bulk-target.ts';
import type { Database } from '../../platform/db/database.ts';
import { assignWithin, restoreOwner } from './assign.ts';
import { BY_ID, getProspect, listProspects } from './repository.ts';

/** Bulk changes of prospects set their owner. The owner's agency code changes too, so undoing restores both. */
export function prospectBulkTarget(db: Database): OwnBulkTarget {
  return {
    ...{ name: PROSPECT_BULK, power: `${OPPORTUNITY_PAGE}:edit`, id: 'userId', nameField: 'username' },
    values: ProspectBulkValues,
    filters: ProspectBulkFilters,
    restoredFields: ['ownerId', 'agencyCode'],
    list: ({ filters, ...page }, { session }) =>
      listProspects(db.sql, session, { ...ProspectBulkFilters.parse(filters), ...page }, BY_ID),
    get: (userId, { session }) => getProspect(db.sql, session, userId),
    async edit(change, { id: userId, rowVersion, values }, { session }) {
      const { agencyCode, ...wanted } = values;
      const { ownerId } = ProspectBulkValues.parse(wanted);
      const prospects = [{ userId, rowVersion }];
      // Only undoing passes an agency code; the schema of a request has none.
      if (agencyCode === undefined) await assignWithin(change, session, { prospects, ownerId });
      else
        await restoreOwner(change, session, {
          prospects,
          ownerId,
          agencyCode: agencyCode === null ? null : String(agencyCode),
        });
      return getProspect(change.sql, session, userId);
    },
  };
}
