import { defineCalls } from '../call.ts';
import type * as schemas from './schemas.ts';

export const accessCalls = defineCalls<typeof schemas>()({
  allMenus: { path: '/users/all/menus', access: 'session', isRead: true },

  systemMenu: { path: '/users/system/menu', access: 'session', isRead: true },

  rolePowerSelect: { path: '/role/power/select', access: '/manager/role' },

  rolePowerSave: { path: '/role/power/save', access: '/manager/role:edit' },

  /** The packages that are linked to a role, and all that can be. */
  rolePackageSelect: { path: '/role/package/select', access: '/manager/role' },

  /**
   * Links packages to a role: a linked package is for the roles that it is linked to, every other one for everyone. 900410
   * if the role has another version.
   */
  rolePackageRelate: { path: '/role/package/relate', access: '/manager/role:edit' },

  /** The powers of a role, to see the back office as its holders do; recorded in the audit. */
  roleSimulate: { path: '/role/simulate', access: '/manager/role' },

  /** How many accounts hold each role, disabled ones included. */
  roleUserCounts: { path: '/role/users/count', access: '/manager/role' },
});
