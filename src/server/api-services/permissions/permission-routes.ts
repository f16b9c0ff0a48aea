import type { permissionCalls } from '../../../contract/api-services/permissions/calls.ts';
import { visibleDefinition } from '../../../contract/api-services/permissions/field-rules.ts';
import { handlersOf } from '../../http/serve.ts';
import type { Database } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/errors.ts';
import type { LiveInterfaces } from '../interfaces/live-interfaces.ts';
import { listKeys } from '../keys/key-repository.ts';
import type { KeyService } from '../keys/key-service.ts';
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
    permissionList: (body) => listPermissions(db.sql, body),
    permissionSave: (body, context) => permissions.save(body, context),
    async permissionDelete(body, context) {
      await permissions.remove(body, context);
      return null;
    },
    permissionSubjects: ({ search }, { session }) => listSubjects(db.sql, session, search),
    async permissionPreview({ userId, interfaceCode }) {
      const found = await access.find(userId, interfaceCode);
      if (found === undefined) throw new Refusal('900404');
      const { provinceCode: _province, ...rules } = found;
      const live = await interfaces.find(interfaceCode);
      const definition = live === undefined ? null : visibleDefinition(live.definition, rules.fieldRules);
      return { ...rules, definition };
    },
    apiGrantList: (body) => listGrants(db.sql, body),
    apiGrantAdd: (body, context) => grants.add(body, context),
    apiGrantRevoke: (body, context) => grants.revoke(body, context),
    staffApiKeyList: ({ userId }) => listKeys(db.sql, userId),
    async staffApiKeyRevoke({ keyId, reason }, context) {
      const owner = await db.sql.selectFrom('apiKey').select('userId').where('keyId', '=', keyId).executeTakeFirst();
      if (owner === undefined) throw new Refusal('900404');
      await keys.revoke(keyId, owner.userId, context, reason);
      return null;
    },
  });
}
