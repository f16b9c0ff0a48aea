import type { savedViewCalls } from '../../contract/saved-views/calls.ts';
import { SHARE_VIEWS_POWER, VIEWS_PER_LIST_MAX } from '../../contract/saved-views/rules.ts';
import type { SavedView } from '../../contract/saved-views/schemas.ts';
import { handlersOf } from '../http/serve.ts';
import { actorOf, type Change, runChange } from '../platform/audit/change.ts';
import type { Database, Sql } from '../platform/db/database.ts';
import { Refusal } from '../platform/errors.ts';
import { editConflict } from '../platform/records/edit-conflict.ts';
import { findView, listViews, lockView, type Viewer } from './repository.ts';

export function savedViewRoutes(db: Database) {
  return handlersOf<typeof savedViewCalls>()({
    savedViewList({ page }, { session }) {
      requirePage(session, page);
      return listViews(db.sql, session, page);
    },

    savedViewAdd({ page, name, state }, context) {
      const { session } = context;
      requirePage(session, page);
      return runChange(db, actorOf(context), async (change) => {
        await refuseMoreViews(change.sql, session, page);
        const { viewId } = await change.sql
          .insertInto('savedView')
          .values({ userId: session.userId, page, name, state: JSON.stringify(state) })
          .returning('viewId')
          .executeTakeFirstOrThrow();
        const view = await getView(change.sql, session, viewId);
        record(change, 'add', { after: view });
        return view;
      });
    },

    savedViewEdit({ id, rowVersion, values }, context) {
      const { name, state } = values;
      const set = {
        ...(name === undefined ? {} : { name }),
        ...(state === undefined ? {} : { state: JSON.stringify(state) }),
      };
      return runChange(db, actorOf(context), (change) => update(change, context.session, { id, rowVersion, set }));
    },

    savedViewShare: ({ id, rowVersion, isShared }, context) =>
      runChange(db, actorOf(context), (change) =>
        update(change, context.session, { id, rowVersion, set: { isShared } }),
      ),

    async savedViewDelete({ id, rowVersion }, context) {
      await runChange(db, actorOf(context), async (change) => {
        const before = await requireChangeable(change.sql, context.session, { id, rowVersion });
        await change.sql.deleteFrom('savedView').where('viewId', '=', id).execute();
        record(change, 'delete', { before });
      });
      return null;
    },

    async savedViewDefault({ page, viewId }, { session }) {
      requirePage(session, page);
      const { userId } = session;
      if (viewId === null) {
        await db.sql.deleteFrom('defaultView').where('userId', '=', userId).where('page', '=', page).execute();
        return null;
      }
      const view = await getView(db.sql, session, viewId);
      if (view.page !== page) throw new Refusal('900404');
      await db.sql
        .insertInto('defaultView')
        .values({ userId, page, viewId })
        .onConflict((conflict) => conflict.columns(['userId', 'page']).doUpdateSet({ viewId }))
        .execute();
      return null;
    },
  });
}

interface Update {
  id: number;
  rowVersion: number;
  set: { name?: string; state?: string; isShared?: boolean };
}

async function update(change: Change, viewer: Viewer, { id, rowVersion, set }: Update): Promise<SavedView> {
  const before = await requireChangeable(change.sql, viewer, { id, rowVersion });
  await change.sql
    .updateTable('savedView')
    .set((eb) => ({ ...set, rowVersion: eb('rowVersion', '+', 1) }))
    .where('viewId', '=', id)
    .execute();
  // Another's view that is no longer shared is invisible, even to the one who took it back.
  const after = {
    ...before,
    ...(await findView(change.sql, viewer, id)),
    ...(set.isShared === false ? { isShared: false } : {}),
  };
  record(change, 'edit', { before, after });
  return { ...after, rowVersion: rowVersion + 1 };
}

/** @throws Refusal 900403 without the power of the list's page */
function requirePage({ powers }: Viewer, page: string): void {
  if (!powers.has(page)) throw new Refusal('900403');
}

/** @throws Refusal 900404 for a view that the viewer cannot see, also because of the power of its page */
async function getView(db: Sql, viewer: Viewer, viewId: number): Promise<SavedView> {
  const view = await findView(db, viewer, viewId);
  if (view === undefined || !viewer.powers.has(view.page)) throw new Refusal('900404');
  return view;
}

/** The view, locked. @throws Refusal 900404, 900403 for a shared view of another, 900410 for another version */
async function requireChangeable(
  db: Sql,
  viewer: Viewer,
  { id, rowVersion }: { id: number; rowVersion: number },
): Promise<SavedView> {
  await lockView(db, id);
  const view = await getView(db, viewer, id);
  if (!view.isOwn && !viewer.powers.has(SHARE_VIEWS_POWER)) throw new Refusal('900403');
  if (view.rowVersion !== rowVersion) throw await editConflict(db, { subject: 'savedView', id }, view);
  return view;
}

/** @throws Refusal 300301 */
async function refuseMoreViews(db: Sql, { userId }: Viewer, page: string): Promise<void> {
  // The account's row makes concurrent additions of one user wait for each other.
  await db.selectFrom('account').select('userId').where('userId', '=', userId).forUpdate().execute();
  const { count } = await db
    .selectFrom('savedView')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .where('page', '=', page)
    .executeTakeFirstOrThrow();
  if (Number(count) >= VIEWS_PER_LIST_MAX) throw new Refusal('300301');
}

type States = { before?: SavedView; after?: SavedView };

function record(change: Change, action: 'add' | 'edit' | 'delete', { before, after }: States): void {
  const view = after ?? before;
  if (view === undefined) return;
  change.record({
    action,
    subject: 'savedView',
    subjectId: view.viewId,
    subjectName: view.name,
    ...(before === undefined ? {} : { before: auditedOf(before) }),
    ...(after === undefined ? {} : { after: auditedOf(after) }),
  });
}

const auditedOf = ({ page, name, isShared, state }: SavedView) => ({ page, name, isShared, state });
