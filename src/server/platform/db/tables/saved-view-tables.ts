import type { ColumnType, Generated } from 'kysely';
import type { ViewState } from '../../../../contract/saved-views/schemas.ts';

interface SavedViewTable {
  viewId: Generated<number>;
  userId: number;
  page: string;
  name: string;
  isShared: Generated<boolean>;
  /** Written as JSON text. */
  state: ColumnType<ViewState, string, string>;
  rowVersion: Generated<number>;
  createdAt: ColumnType<string, string | undefined, string>;
}

interface DefaultViewTable {
  userId: number;
  page: string;
  viewId: number;
}

/** Saved views of the back office's lists. */
export interface SavedViewTables {
  savedView: SavedViewTable;
  defaultView: DefaultViewTable;
}
