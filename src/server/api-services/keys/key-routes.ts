import type { keyCalls } from '../../../contract/api-services/keys/calls.ts';
import { KEYS_MAX } from '../../../contract/api-services/wire.ts';
import type { AuthedContext } from '../../http/request-context.ts';
import { handlersOf } from '../../http/serve.ts';
import type { Database } from '../../platform/db/database.ts';
import type { KeyService } from './key-service.ts';
import { refuseSubAccount } from './refuse-sub-account.ts';

interface Dependencies {
  db: Database;
  keys: KeyService;
}

export function keyRoutes({ db, keys }: Dependencies) {
  const refuse = ({ session }: AuthedContext) => refuseSubAccount(db.sql, session);
  return handlersOf<typeof keyCalls>()({
    async apiKeyList(_body, context) {
      await refuse(context);
      return { keys: await keys.list(context.session.userId), max: KEYS_MAX };
    },
    async apiKeyAdd(body, context) {
      await refuse(context);
      return keys.add(body, context);
    },
    async apiKeyEdit(body, context) {
      await refuse(context);
      return keys.edit(body, context);
    },
    async apiKeyRotate(body, context) {
      await refuse(context);
      return keys.rotate(body, context);
    },
    async apiKeyRevoke({ keyId }, context) {
      await refuse(context);
      await keys.revoke({ keyId, userId: context.session.userId }, context);
      return null;
    },
  });
}
