import { defineCalls } from '../../call.ts';
import { GRANT_POWER, PERMISSION_EDIT_POWER, PERMISSION_PAGE } from './rules.ts';
import type * as schemas from './schemas.ts';

/** What customers may call and see, and the units that the staff gives them. */
export const permissionCalls = defineCalls<typeof schemas>()({
  /** By customer or class, then interface. */
  permissionList: { path: '/document/permission/list', access: PERMISSION_PAGE },

  /**
   * Adds or replaces the rules of a customer or class for an interface. 301230 unless the user is a main account, 301231
   * for a field that the interface does not answer with, 900410 if the rules have changed since they were read.
   */
  permissionSave: { path: '/document/permission/save', access: PERMISSION_EDIT_POWER },

  /** The class's rules, or the settings, apply again. */
  permissionDelete: { path: '/document/permission/delete', access: PERMISSION_EDIT_POWER },

  /** Main accounts by name, company or phone number, at most 20, and all roles. */
  permissionSubjects: { path: '/document/permission/subjects', access: PERMISSION_PAGE, work: 'search' },

  /** An interface as a customer sees it. */
  permissionPreview: { path: '/document/permission/preview', access: PERMISSION_PAGE },

  apiGrantList: { path: '/document/permission/grant/list', access: PERMISSION_PAGE },

  /** 301230 unless the user is a main account, 301232 for an end that has passed. */
  apiGrantAdd: { path: '/document/permission/grant/add', access: GRANT_POWER },

  /** Revokes a grant with its remaining units. 301233 if it is revoked already. */
  apiGrantRevoke: { path: '/document/permission/grant/revoke', access: GRANT_POWER },

  staffApiKeyList: { path: '/document/permission/key/list', access: PERMISSION_PAGE },

  staffApiKeyRevoke: { path: '/document/permission/key/revoke', access: PERMISSION_EDIT_POWER },
});
