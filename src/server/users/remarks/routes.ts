import { omitUndefined } from '../../../contract/omit-undefined.ts';
import type { remarkCalls } from '../../../contract/users/remark-calls.ts';
import { handlersOf } from '../../http/serve.ts';
import { actorOf, runChange } from '../../platform/audit/change.ts';
import type { Database } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/errors.ts';
import { isIntention } from '../prospects/choices.ts';
import { remarkImport } from './import-remarks.ts';
import { addRemark, deleteRemark, editRemark, getPlan, getRemarkedUser, listRemarks } from './repository.ts';

export function remarkRoutes(db: Database) {
  return handlersOf<typeof remarkCalls>()({
    ...remarkImport(db),
    async remarkList(body, { session }) {
      await getRemarkedUser(db.sql, session, body.userId);
      return listRemarks(db.sql, session, body);
    },
    remarkUpdate({ id, rowVersion, operatorId, ...remark }, context) {
      const { session } = context;
      if (operatorId !== undefined && operatorId !== session.userId) throw new Refusal('900403');
      return runChange(db, actorOf(context), async (change) => {
        const username = await getRemarkedUser(change.sql, session, remark.userId);
        const { userId, intention = null, nextStep, dueOn } = remark;
        if (intention !== null && !(await isIntention(change.sql, intention))) throw new Refusal('300223');
        if (id !== undefined && rowVersion !== undefined)
          return editRemark(change, session, { id, rowVersion, userId, username, values: omitUndefined(remark) });
        const isPlanGiven = nextStep !== undefined || dueOn !== undefined;
        const plan = isPlanGiven
          ? { nextStep: nextStep ?? '', dueOn: dueOn ?? null }
          : await getPlan(change.sql, userId);
        return addRemark(change, session, { ...remark, ...plan, intention, username });
      });
    },
    async remarkDelete({ id, rowVersion, userId }, context) {
      const { session } = context;
      await runChange(db, actorOf(context), async (change) => {
        const username = await getRemarkedUser(change.sql, session, userId);
        await deleteRemark(change, session, { id, rowVersion, userId, username });
      });
      return null;
    },
  });
}
