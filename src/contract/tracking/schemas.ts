import { z } from 'zod';
import { EmptyBody, Id, NoResult, text } from '../fields.ts';
import { FUNNEL_STEPS_MAX, PAGE_PATH, PAGE_PATH_MAX } from './page-path.ts';

const PointCode = z
  .string()
  .max(40)
  .regex(/^[\w.-]+$/);
const PagePath = z.string().max(PAGE_PATH_MAX).regex(PAGE_PATH);

/** A page whose visits are counted. */
export const BuriedPoint = z.object({
  pointId: Id,
  pointCode: PointCode,
  name: text(60),
  nameEn: z.string().max(60),
  path: PagePath,
  isOn: z.boolean(),
  /** Visits while the point was on. */
  clickNum: z.number().int().min(0),
  lastAt: z.iso.datetime().nullable(),
});

export const buriedPointSave = {
  body: z.strictObject({
    points: z
      .array(z.strictObject({ pointId: Id, rowVersion: z.number().int().min(1).max(2_147_483_647), isOn: z.boolean() }))
      .max(10_000),
  }),
  result: NoResult,
};

export const buriedCounts = {
  body: z.strictObject({ days: z.number().int().min(1).max(366).default(30) }),
  result: z.array(
    z.strictObject({
      pointCode: PointCode,
      day: z.iso.date(),
      clicks: z.number().int(),
      /** Distinct accounts; anonymous visitors are not counted. */
      users: z.number().int(),
    }),
  ),
};

const FunnelPoint = z.strictObject({ pointId: Id, pointCode: PointCode, name: z.string(), nameEn: z.string() });

export const buriedFunnel = {
  body: z.strictObject({
    /** In the order of the steps. */
    pointIds: z.array(Id).max(FUNNEL_STEPS_MAX).default([]),
    days: z.number().int().min(1).max(366).default(30),
  }),
  result: z.strictObject({
    /** All points, to choose from. */
    points: z.array(FunnelPoint),
    steps: z.array(
      FunnelPoint.extend({
        /** Accounts that reached this step after all steps before it. */
        users: z.number().int(),
        /** Visits of the period, in any order, also those without a session. */
        clicks: z.number().int(),
      }),
    ),
  }),
};

export const countClick = {
  body: z.strictObject({
    userId: Id.optional(),
    username: z.string().max(40).optional(),
    phone: z.string().max(20).optional(),
    visits: z
      .array(z.strictObject({ path: PagePath, times: z.number().int().min(1).max(100) }))
      .max(40)
      .default([]),
  }),
  result: NoResult,
};

export const currentTime = {
  body: EmptyBody,
  result: z.strictObject({ curTimestamp: z.number().int() }),
};
