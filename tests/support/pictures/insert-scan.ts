import sharp from 'sharp';
import type { Database } from '../../../src/server/platform/db/database.ts';

const DRAWING_ID = 50;

/**
 * Gives the tiny catalogue an assembly (50) of the first group whose drawing (50) is a scan of 1200 x 1400 pixels with a point
 * and a rectangle; returns the bytes of the scan.
 */
export async function insertScan({ sql }: Pick<Database, 'sql'>): Promise<Buffer> {
  const image = await sharp({ create: { width: 12, height: 14, channels: 3, background: '#ddd' } })
    .webp()
    .toBuffer();
  const hotspots = JSON.stringify([
    { orderNo: '1', x: '100', y: '200', kind: 'callout' },
    { orderNo: '2', x: '300,340', y: '200,220', kind: 'callout' },
  ]);
  await sql
    .insertInto('drawing')
    .values({ drawingId: DRAWING_ID, mediaType: 'image/webp', svg: null, image, width: 1200, height: 1400, hotspots })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await sql
    .insertInto('assembly')
    .values({ assemblyId: DRAWING_ID, groupId: 1, partGroupId: 1, drawingId: DRAWING_ID })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return image;
}
