import type { resources } from '../../contract/all-calls.ts';
import { UserBulk, UserInput } from '../../contract/users/schemas.ts';
import type { ResourceService } from '../http/resources/resource-service.ts';
import type { Database } from '../platform/db/database.ts';
import { Refusal } from '../platform/errors.ts';
import { listUserPage } from './user-list.ts';
import { getUser } from './user-repository.ts';
import { editUser, setState, setUserAgency, type UserSessions } from './user-writes.ts';

const BulkValues = UserInput.extend(UserBulk.shape).partial();

/** Users as a resource: listed and edited under the session's agency, added by their registration, never deleted. */
export function userService({ sql: db }: Database, sessions: UserSessions): ResourceService<typeof resources.user> {
  return {
    list: (query, { session }) => listUserPage(db, session, query),
    get: (id, { session }) => getUser(db, session, id),
    edit: (change, edit, { session }) => editUser(change, edit, session),
    async editInBulk(change, { id, rowVersion, values }, { session }) {
      const { userState, reason, agencyCode, ...profile } = BulkValues.parse(values);
      let user = await editUser(change, { id, rowVersion, values: profile }, session);
      if (agencyCode !== undefined)
        user = await setUserAgency(change, { id, rowVersion: user.rowVersion, agencyCode }, session);
      if (userState !== undefined)
        user = await setState(change, { id, rowVersion: user.rowVersion, userState, reason }, { session, sessions });
      return user;
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
