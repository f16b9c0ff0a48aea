import { PRICE_KINDS } from '../../../contract/prices/price-kinds.ts';
import { choiceOrDefaultParam, idParam, textParam, type UrlParam } from '../../../providers/url-state/url-params.ts';
import { type UrlStateOf, urlState } from '../../../providers/url-state/url-state.ts';

export const itemSorts = ['added', 'name', 'oe', 'price'] as const;
export type ItemSort = (typeof itemSorts)[number];

/** `only=changed`. */
const changedOnlyParam: UrlParam<boolean> = {
  name: 'only',
  parse: (text) => text === 'changed',
  format: (isChangedOnly) => (isChangedOnly ? 'changed' : ''),
};

/** The order of the screen, and how its lines are displayed. */
export const orderState = urlState({
  listId: idParam(),
  search: textParam(60, { name: 'q' }),
  sortBy: choiceOrDefaultParam(itemSorts, 'added', { name: 'sort' }),
  orderBy: choiceOrDefaultParam(['asc', 'desc'], 'asc', { name: 'order' }),
  /** The price kind in the lines. */
  kind: choiceOrDefaultParam(PRICE_KINDS, 'market', { name: 'price' }),
  /** Only lines whose price or number has changed in the catalogue since they were added. */
  isChangedOnly: changedOnlyParam,
});

export type OrderView = Omit<UrlStateOf<typeof orderState>, 'listId'>;
