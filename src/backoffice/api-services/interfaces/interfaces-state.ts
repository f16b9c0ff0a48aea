import { interfaceStatuses } from '../../../contract/api-services/definition.ts';
import type { interfaceCalls } from '../../../contract/api-services/interfaces/calls.ts';
import type { BodyOf } from '../../../contract/call.ts';
import { omitUndefined } from '../../../contract/omit-undefined.ts';
import { choiceOrDefaultParam, choiceParam, idParam, textParam } from '../../../providers/url-state/url-params.ts';
import { type UrlStateOf, urlState } from '../../../providers/url-state/url-state.ts';
import { tablePageParams } from '../../list/table-page.ts';

export const interfaceSorts = ['updatedAt', 'code', 'name', 'status'] as const;

export const interfacesState = urlState({
  search: textParam(60, { name: 'q' }),
  code: textParam(40),
  status: choiceParam(interfaceStatuses),
  classId: idParam({ name: 'class' }),
  sort: choiceOrDefaultParam(interfaceSorts, 'updatedAt'),
  order: choiceOrDefaultParam(['desc', 'asc'], 'desc'),
  ...tablePageParams,
});
export type InterfacesState = UrlStateOf<typeof interfacesState>;

export const noInterfaceFilters = { search: '', code: '', status: undefined, classId: undefined } as const;

export function toInterfacesBody(state: InterfacesState): BodyOf<typeof interfaceCalls.interfaceList> {
  const { page, pageSize, search, code, status, classId, sort, order } = state;
  return {
    pageNum: page,
    pageSize,
    sort: { field: sort, order },
    filters: omitUndefined({ name: search || undefined, code: code || undefined, status, classId }),
  };
}
