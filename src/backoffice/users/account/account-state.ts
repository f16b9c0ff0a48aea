import { choiceOrDefaultParam, textParam } from '../../../providers/url-state/url-params.ts';
import { type UrlStateOf, urlState } from '../../../providers/url-state/url-state.ts';
import { tablePageParams } from '../../list/table-page.ts';

export const accountKinds = [
  'mainWithPackage',
  'mainWithoutPackage',
  'subWithPackage',
  'subWithoutPackage',
  'shared',
  'allocated',
] as const;
export type AccountKind = (typeof accountKinds)[number];

/** The account or child type, the search and the page of the account page. */
export const accountState = urlState({
  kind: choiceOrDefaultParam(accountKinds, 'mainWithPackage', { name: 'type' }),
  search: textParam(80, { name: 'q' }),
  ...tablePageParams,
});
export type AccountState = UrlStateOf<typeof accountState>;
