import { defineCalls } from '../call.ts';
import { CONFIG_PAGE } from './rules.ts';
import type * as schemas from './schemas.ts';

export const settingCalls = defineCalls<typeof schemas>()({
  /** Every setting with its value, its default and its last change. */
  configGet: { path: '/config/get', access: CONFIG_PAGE },

  /**
   * Changes settings, all or none; every node uses them within 5 s. Refused with 900410 and their state if one was changed
   * since it was read.
   */
  configSave: { path: '/config/save', access: `${CONFIG_PAGE}:edit` },

  /** The last changes of a setting, newest first. */
  configHistory: { path: '/config/history', access: CONFIG_PAGE },
});
