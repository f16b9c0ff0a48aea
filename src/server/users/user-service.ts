import type { resources } from '../../contract/all-calls.ts';
import type { ResourceService } from '../http/resources/resource-service.ts';
import type { Database } from '../platform/db/database.ts';
import { Refusal } from '../platform/errors.ts';
import { listUserPage } from './user-list.ts';
import { getUser } from './user-repository.ts';
import { editUser } from './user-writes.ts';

/** Users as a resource: listed and edited under the session's agency, added by their registration, never deleted. */
export function userService({ sql: db }: Database): ResourceService<typeof resources.user> {
  return {
    list: (query, { session }) => listUserPage(db, session, query),
    get: (id, { session }) => getUser(db, session, id),
    edit: (change, edit, { session }) => editUser(change, edit, session),
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
