import type { permissionCalls } from '../../../contract/api-services/permissions/calls.ts';
import { visibleDefinition } from '../../../contract/api-services/permissions/field-rules.ts';
import { handlersOf } from '../../http/serve.ts';
import type { Database } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/errors.ts';
import type { LiveInterfaces } from '../interfaces/live-interfaces.ts';
import { listKeys } from '../keys/key-repository.ts';
import type { KeyService } from '../keys/key-service.ts';
import { requireVisibleCustomer } from '../visible-customers.ts';
import type { CustomerAccessReader } from './customer-access.ts';
import type { GrantService } from './grant-service.ts';
import { listGrants, listPermissions, listSubjects } from './permission-repository.ts';
import type { PermissionService } from './permission-service.ts';

interface Dependencies {
  db: Database;
  interfaces: Pick<LiveInterfaces, 'find'>;
  permissions: PermissionService;
  grants: GrantService;
  keys: KeyService;
  access: CustomerAccessReader;
}

export function permissionRoutes({ db, interfaces, permissions, grants, keys, access }: Dependencies) {
  return handlersOf<typeof permissionCalls>()({
    permissionList: (body, { session }) => listPermissions(db.sql, session, body),
    permissionSave: (body, context) => permissions.save(body, context),
    async permissionDelete(body, context) {
      await permissions.remove(body, context);
      return null;
    },
    permissionSubjects: (body, { session }) => listSubjects(db.sql, session, body),
    async permissionPreview({ userId, interfaceCode }, { session }) {
      await requireVisibleCustomer(db.sql, session, userId);
      const found = await access.find(userId, interfaceCode);
      if (found === undefined) throw new Refusal('900404');
      const { provinceCode: _province, ...rules } = found;
      const live = await interfaces.find(interfaceCode);
      const definition = live === undefined ? null : visibleDefinition(live.definition, rules.fieldRules);
      return { ...rules, definition };
    },
    apiGrantList: (body, { session }) => listGrants(db.sql, session, body),
    apiGrantAdd: (body, context) => grants.add(body, context),
    apiGrantRevoke: (body, context) => grants.revoke(body, context),
    async staffApiKeyList({ userId }, { session }) {
      await requireVisibleCustomer(db.sql, session, userId);
      return listKeys(db.sql, userId);
    },
    async staffApiKeyRevoke({ keyId, reason }, context) {
      const owner = await db.sql.selectFrom('apiKey').select('userId').where('keyId', '=', keyId).executeTakeFirst();
      if (owner === undefined) throw new Refusal('900404');
      await requireVisibleCustomer(db.sql, context.session, owner.userId);
      await keys.revoke({ keyId, userId: owner.userId, reason }, context);
      return null;
    },
  });
}
