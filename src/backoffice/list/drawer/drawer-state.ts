import { idParam } from '../../../providers/url-state/url-params.ts';
import { urlState } from '../../../providers/url-state/url-state.ts';

/** The record beside the list, in the list's URL. */
export const drawerState = urlState({ record: idParam() });

/** The query of a list with the record open beside it. */
export function withRecord(search: string, record: number): string {
  return `?${drawerState.update(new URLSearchParams(search), { record })}`;
}
