import type { resources } from '../../../contract/all-calls.ts';
import type { ResourceService } from '../../http/resources/resource-service.ts';
import type { Database } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/errors.ts';
import { assignProspect } from './assign.ts';
import { getProspect, listProspects } from './repository.ts';

/** Prospects as a resource: listed and given to owners under the session's agency; they come and go with their users. */
export function prospectService({ sql: db }: Database): ResourceService<typeof resources.prospect> {
  return {
    list: (query, { session }) => listProspects(db, session, query),
    get: (id, { session }) => getProspect(db, session, id),
    async edit(change, { id, rowVersion, values: { ownerId } }, { session }) {
      if (ownerId !== undefined) await assignProspect(change, session, { id, rowVersion, ownerId });
      return getProspect(change.sql, session, id);
    },
    async add() {
      throw new Refusal('900403');
    },
    async remove() {
      throw new Refusal('900403');
    },
    async order() {
      throw new Refusal('900403');
    },
  };
}
