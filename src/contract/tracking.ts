import { z } from 'zod';
import { call, Done, Id, Nothing, text } from './call.ts';
import { crud } from './crud.ts';

const PointCode = z.string().regex(/^[\w.-]{1,40}$/);
/** A page of the storefront, without what stands behind it: no number, no name, nothing that a person typed. */
const PAGE_PATH = /^\/([\w.-]+(\/[\w.-]+)*)?$/;
const PAGE_PATH_MAX = 80;
const PagePath = z.string().max(PAGE_PATH_MAX).regex(PAGE_PATH);

/** Whether visits to a path are counted at all: one bad path would have all that travel with it refused. */
export const isPagePath = (path: string): boolean => path.length <= PAGE_PATH_MAX && PAGE_PATH.test(path);

/** What staff want counted: visits to a page. */
const BuriedPoint = z.object({
  pointId: Id,
  pointCode: PointCode,
  name: text(60),
  path: PagePath,
  isOn: z.boolean(),
  /** Visits since the point was made, counted while it was on. */
  clickNum: z.number().int().min(0),
  lastAt: z.iso.datetime().nullable(),
});

export const buriedPoints = crud('buried', {
  item: BuriedPoint,
  id: 'pointId',
  input: BuriedPoint.omit({ pointId: true, clickNum: true, lastAt: true }).extend({ isOn: z.boolean().default(true) }),
  filters: BuriedPoint.pick({ name: true, path: true, isOn: true }),
  power: '/manager/buried',
  table: 'buried_point',
});

/** Keeps one point by its code, new or not. */
export const buriedPointSave = call({
  operation: 'buriedPointSave',
  path: '/buried/save',
  access: '/manager/buried:edit',
  body: z.strictObject({ pointCode: PointCode, name: text(60), path: PagePath, isOn: z.boolean() }),
  result: BuriedPoint,
});

/** Visits by day and point, of the last so many days (of Asia/Shanghai), today among them. */
export const buriedCounts = call({
  operation: 'buriedCounts',
  path: '/buried/counts',
  access: '/manager/buried',
  body: z.strictObject({ days: z.number().int().min(1).max(366).default(30) }),
  result: z.array(
    z.strictObject({
      pointCode: PointCode,
      day: z.iso.date(),
      clicks: z.number().int(),
      /** Different accounts; visitors who are not signed in count as none. */
      users: z.number().int(),
    }),
  ),
});

/**
 * Pages that were visited, many in one request. Only those are counted that staff have a point for which is on. Who
 * visited is taken from the session; what is sent of it besides must be the session's own.
 */
export const countClick = call({
  operation: 'countClick',
  path: '/click/count',
  access: 'open',
  body: z.strictObject({
    userId: Id.optional(),
    username: z.string().max(40).optional(),
    phone: z.string().max(20).optional(),
    visits: z
      .array(z.strictObject({ path: PagePath, times: z.number().int().min(1).max(100) }))
      .max(40)
      .default([]),
  }),
  result: Done,
});

/** The database's clock, in milliseconds. */
export const currentTime = call({
  operation: 'currentTime',
  path: '/time/current',
  access: 'open',
  body: Nothing,
  result: z.strictObject({ curTimestamp: z.number().int() }),
});
