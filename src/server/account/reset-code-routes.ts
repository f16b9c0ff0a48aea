import type { accountCalls } from '../../contract/account/calls.ts';
import { createKnownClients } from '../http/clients/known-clients.ts';
import { consumeForClient } from '../http/clients/limit-client.ts';
import { handlersOf } from '../http/serve.ts';
import type { Database } from '../platform/db/database.ts';
import { logForUser } from '../platform/log-for-user.ts';
import type { RateLimit } from '../platform/rate-limits.ts';
import { createLoginFailures } from './login-failures.ts';
import type { Passwords } from './passwords.ts';
import { resetCodes } from './reset-codes.ts';
import type { Sessions } from './sessions.ts';

interface Dependencies {
  db: Database;
  sessions: Pick<Sessions, 'endAll'>;
  passwords: Passwords;
}

/** Enough for mistyped codes of some people behind one address. */
const TRIES: readonly RateLimit[] = [{ uses: 20, perS: 60 * 60 }];

/** A new password by a code of the staff. */
export function resetCodeRoutes({ db, sessions, passwords }: Dependencies) {
  const failures = createLoginFailures(db);
  const knownClients = createKnownClients(db);

  return handlersOf<typeof accountCalls>()({
    async resetByCode({ code, newPassword }, { address, platform }) {
      await db.sql
        .transaction()
        .execute((transaction) => consumeForClient(transaction, { what: 'reset-code', address }, TRIES));
      // Before the hash, which is expensive.
      await resetCodes.requireValid(db.sql, code);
      const passwordHash = await passwords.hash(newPassword);
      const { username, phoneNum } = await db.sql.transaction().execute(async (transaction) => {
        const owner = await resetCodes.consume(transaction, code);
        const { userId } = owner;
        await transaction.updateTable('account').set({ passwordHash }).where('userId', '=', userId).execute();
        await sessions.endAll(userId, transaction);
        await knownClients.forget(userId, transaction);
        await logForUser(transaction, { userId, action: 'passwordReset', address, platform });
        return owner;
      });
      // The failures were those of the old password.
      await failures.clear(username, address);
      if (phoneNum !== null) await failures.clear(phoneNum, address);
      return null;
    },
  });
}
