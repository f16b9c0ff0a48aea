import { choiceOrDefaultParam, flagParam, idParam } from '../../providers/url-state/url-params.ts';
import { type UrlStateOf, urlState } from '../../providers/url-state/url-state.ts';
import { tablePageParams } from '../list/table-page.ts';

export const importTabs = ['imports', 'versions', 'keys'] as const;

export const importsState = urlState({
  tab: choiceOrDefaultParam(importTabs, 'imports'),
  /** The import whose page is open. */
  importId: idParam({ name: 'id' }),
  isNew: flagParam({ name: 'new' }),
  isFormatOpen: flagParam({ name: 'format' }),
  ...tablePageParams,
});

export type ImportsState = UrlStateOf<typeof importsState>;

export interface ImportTabProps {
  state: ImportsState;
  onGo: (change: Partial<ImportsState>) => void;
}
