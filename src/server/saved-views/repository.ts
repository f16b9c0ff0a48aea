import type { ExpressionBuilder } from 'kysely';
import { sql } from 'kysely';
import type { SavedView } from '../../contract/saved-views/schemas.ts';
import type { Sql } from '../platform/db/database.ts';
import type { SavedViewTables } from '../platform/db/tables/saved-view-tables.ts';

/** Who looks at views. */
export interface Viewer {
  userId: number;
  powers: ReadonlySet<string>;
}

/** Own views and those shared by others; never the private views of others. */
function isVisibleTo({ userId }: Viewer) {
  return (eb: ExpressionBuilder<SavedViewTables, 'savedView'>) =>
    eb.or([eb('savedView.userId', '=', userId), eb('savedView.isShared', '=', true)]);
}

export function listViews(db: Sql, viewer: Viewer, page: string): Promise<SavedView[]> {
  return selectViews(db, viewer)
    .where('savedView.page', '=', page)
    .orderBy(sql`saved_view.user_id = ${viewer.userId}`, 'desc')
    .orderBy('savedView.name')
    .orderBy('savedView.viewId')
    .execute();
}

export function findView(db: Sql, viewer: Viewer, viewId: number): Promise<SavedView | undefined> {
  return selectViews(db, viewer).where('savedView.viewId', '=', viewId).executeTakeFirst();
}

/** Locks a view until the transaction ends, so that its version cannot change between check and write. */
export async function lockView(db: Sql, viewId: number): Promise<void> {
  await db.selectFrom('savedView').select('viewId').where('viewId', '=', viewId).forUpdate().execute();
}

function selectViews(db: Sql, viewer: Viewer) {
  return db
    .selectFrom('savedView')
    .innerJoin('account', 'account.userId', 'savedView.userId')
    .leftJoin('defaultView', (join) =>
      join.onRef('defaultView.viewId', '=', 'savedView.viewId').on('defaultView.userId', '=', viewer.userId),
    )
    .select((eb) => [
      'savedView.viewId',
      'savedView.page',
      'savedView.name',
      'savedView.isShared',
      'savedView.state',
      'savedView.rowVersion',
      eb('savedView.userId', '=', viewer.userId).$castTo<boolean>().as('isOwn'),
      eb('defaultView.viewId', 'is not', null).$castTo<boolean>().as('isDefault'),
      sql<string>`coalesce(account.user_realname, account.username)`.as('ownerName'),
    ])
    .where(isVisibleTo(viewer));
}
