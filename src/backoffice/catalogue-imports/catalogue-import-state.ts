import { choiceOrDefaultParam, flagParam, idParam } from '../../providers/url-state/url-params.ts';
import { type UrlStateOf, urlState } from '../../providers/url-state/url-state.ts';
import { tablePageParams } from '../list/table-page.ts';

export const importTabs = ['imports', 'versions', 'keys'] as const;

export const catalogueImportState = urlState({
  tab: choiceOrDefaultParam(importTabs, 'imports'),
  /** The import whose page is open. */
  importId: idParam({ name: 'id' }),
  isNew: flagParam({ name: 'new' }),
  isFormatOpen: flagParam({ name: 'format' }),
  ...tablePageParams,
});

export type CatalogueImportState = UrlStateOf<typeof catalogueImportState>;

export interface ImportTabProps {
  state: CatalogueImportState;
  onGo: (change: Partial<CatalogueImportState>) => void;
}
