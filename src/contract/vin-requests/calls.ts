import { defineCalls } from '../call.ts';
import { VIN_REQUEST_PAGE } from './rules.ts';
import type * as schemas from './schemas.ts';

export const vinRequestCalls = defineCalls<typeof schemas>()({
  checkHasFastVinGoOnline: { path: '/users/check/hasFastVinGoOnline', access: 'session', isRead: true },

  /** 200400 no VIN, 200301 already submitted, 200302 daily limit, 200304 service closed, 200305 on the shop brand. */
  addFastVinTask: { path: '/api/PAGE_10030', access: 'session' },

  /** As addFastVinTask, on the shop brand; 200305 on the main platform. */
  addFastVinTaskQpzj: { path: '/api/PAGE_10031', access: 'session' },

  /** The caller's newest request for a VIN, or null. */
  findFastVinTask: { path: '/api/PAGE_10032', access: 'session', isRead: true },

  /** The caller's requests, newest first; `search` matches VIN, note and vehicle. */
  listFastVinTasks: { path: '/api/PAGE_10033', access: 'session', isRead: true },

  /** 200303 unless it is the caller's own open request. */
  removeFastVinTask: { path: '/api/PAGE_10034', access: 'session' },

  getFastVinNews: { path: '/api/PAGE_10035', access: 'session', isRead: true },

  /** Marks the answers as seen: for one VIN, or all. */
  seeFastVinNews: { path: '/api/PAGE_10036', access: 'session' },

  fastVinTaskList: { path: '/fastVinTask/list', access: VIN_REQUEST_PAGE },

  /** A request with its events, oldest first. */
  fastVinTaskGet: { path: '/fastVinTask/get', access: VIN_REQUEST_PAGE },

  /** Takes an open request, or one that a colleague has left; 200303 when someone else took it first. */
  fastVinTaskTake: { path: '/fastVinTask/take', access: `${VIN_REQUEST_PAGE}:edit` },

  /** Returns a request taken by the caller to the open ones. */
  fastVinTaskRelease: { path: '/fastVinTask/release', access: `${VIN_REQUEST_PAGE}:edit` },

  /**
   * Assigns a vehicle to the VIN: from now on searches find it, and every open request for the VIN is answered. 200303
   * when a colleague has taken or answered it.
   */
  fastVinTaskBind: { path: '/fastVinTask/bind', access: `${VIN_REQUEST_PAGE}:edit` },

  /** Answers that no vehicle was found. */
  fastVinTaskNotFound: { path: '/fastVinTask/notFound', access: `${VIN_REQUEST_PAGE}:edit` },

  /** Reverts an answer: the VIN is unassigned, and the caller has taken the request. */
  fastVinTaskReopen: { path: '/fastVinTask/reopen', access: `${VIN_REQUEST_PAGE}:edit` },

  /** The current state of the service. */
  fastVinServiceGet: { path: '/fastVinTask/service', access: VIN_REQUEST_PAGE },

  fastVinServiceSwitch: { path: '/fastVinTask/switch', access: `${VIN_REQUEST_PAGE}:edit` },
});
