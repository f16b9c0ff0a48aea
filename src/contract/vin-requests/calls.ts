import { defineCalls } from '../call.ts';
import { FAST_VIN_PAGE } from './rules.ts';
import type * as schemas from './schemas.ts';

export const vinRequestCalls = defineCalls<typeof schemas>()({
  checkHasFastVinGoOnline: { path: '/users/check/hasFastVinGoOnline', access: 'session' },

  /** 200400 no VIN, 200301 handed in already, 200302 too many today, 200304 the staff takes none in, 200305 on the shop brand. */
  addFastVinTask: { path: '/api/PAGE_10030', access: 'session' },

  /** The same on the shop brand; 200305 on the main platform. */
  addFastVinTaskQpzj: { path: '/api/PAGE_10031', access: 'session' },

  /** The caller's newest task for a VIN, or null. */
  findFastVinTask: { path: '/api/PAGE_10032', access: 'session' },

  /** The caller's tasks, the newest first; `search` is found in VIN, note and vehicle. */
  listFastVinTasks: { path: '/api/PAGE_10033', access: 'session' },

  /** 200303 unless it is the caller's own and still open. */
  removeFastVinTask: { path: '/api/PAGE_10034', access: 'session' },

  getFastVinNews: { path: '/api/PAGE_10035', access: 'session' },

  /** The caller has seen the answers: to one VIN, or all of them. */
  seeFastVinNews: { path: '/api/PAGE_10036', access: 'session' },

  fastVinTaskList: { path: '/fastVinTask/list', access: FAST_VIN_PAGE },

  /** A task with every step that was taken with it, the first step first. */
  fastVinTaskGet: { path: '/fastVinTask/get', access: FAST_VIN_PAGE },

  /** Takes a task that is open, or that a colleague has left lying; 200303 when another was quicker. */
  fastVinTaskTake: { path: '/fastVinTask/take', access: `${FAST_VIN_PAGE}:edit` },

  /** Puts a task that the caller took back among the open ones. */
  fastVinTaskRelease: { path: '/fastVinTask/release', access: `${FAST_VIN_PAGE}:edit` },

  /**
   * Binds the VIN to a vehicle: everyone who searches for it finds that vehicle from then on, and everyone who waits for
   * it is answered. 200303 when another has it in work or has answered it.
   */
  fastVinTaskBind: { path: '/fastVinTask/bind', access: `${FAST_VIN_PAGE}:edit` },

  /** Answers that no vehicle was found, and why. */
  fastVinTaskNotFound: { path: '/fastVinTask/notFound', access: `${FAST_VIN_PAGE}:edit` },

  /** Takes an answer back that was wrong: the VIN is bound to nothing, and the caller has the task in work. */
  fastVinTaskReopen: { path: '/fastVinTask/reopen', access: `${FAST_VIN_PAGE}:edit` },

  /** Whether VINs are taken in. */
  fastVinServiceGet: { path: '/fastVinTask/service', access: FAST_VIN_PAGE },

  fastVinServiceSwitch: { path: '/fastVinTask/switch', access: `${FAST_VIN_PAGE}:edit` },
});
