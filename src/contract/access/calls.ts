import { defineCalls } from '../call.ts';
import type * as schemas from './schemas.ts';

export const accessCalls = defineCalls<typeof schemas>()({
  allMenus: { path: '/users/all/menus', access: 'session' },

  systemMenu: { path: '/users/system/menu', access: 'session' },

  rolePowerSelect: { path: '/role/power/select', access: '/manager/role' },

  rolePowerSave: { path: '/role/power/save', access: '/manager/role:edit' },
});
