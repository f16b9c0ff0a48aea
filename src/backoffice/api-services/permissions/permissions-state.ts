import type { permissionCalls } from '../../../contract/api-services/permissions/calls.ts';
import type { BodyOf } from '../../../contract/call.ts';
import { omitUndefined } from '../../../contract/omit-undefined.ts';
import {
  choiceOrDefaultParam,
  idParam,
  optionalTextParam,
  textParam,
} from '../../../providers/url-state/url-params.ts';
import { type UrlStateOf, urlState } from '../../../providers/url-state/url-state.ts';
import { tablePageParams } from '../../list/table-page.ts';

export const permissionTabs = ['rules', 'grants', 'keys', 'webhooks'] as const;

export const permissionsState = urlState({
  tab: choiceOrDefaultParam(permissionTabs, 'rules'),
  search: textParam(80, { name: 'q' }),
  userId: idParam({ name: 'customer' }),
  interfaceCode: optionalTextParam(40, { name: 'interface' }),
  ...tablePageParams,
});
export type PermissionsState = UrlStateOf<typeof permissionsState>;

export function toPermissionsBody(state: PermissionsState): BodyOf<typeof permissionCalls.permissionList> {
  const { page, pageSize, search, userId, interfaceCode } = state;
  return { pageNum: page, pageSize, search, ...omitUndefined({ userId, interfaceCode }) };
}
