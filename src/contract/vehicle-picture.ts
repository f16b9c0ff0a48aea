import { z } from 'zod';
import { call, Id } from './call.ts';

export const getVehicleImageInfo = call({
  operation: 'getVehicleImageInfo',
  path: '/api/PAGE_10007',
  access: 'session',
  body: z.strictObject({ vehicleId: Id }),
  /** SVG text; the demo catalogue draws a silhouette of the body. */
  result: z.strictObject({ svg: z.string(), isSample: z.boolean() }),
});
