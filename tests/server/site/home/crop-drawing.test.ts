import { expect, test } from 'vitest';
import { cropDrawing } from '../../../../src/server/site/home/crop-drawing.ts';

type Drawing = Parameters<typeof cropDrawing>[0];
type Area = Drawing['partPicHotspotList'][number];

const area = (orderNo: string, x: string, y: string): Area => ({ orderNo, kind: 'part', x, y });
const drawingOf = (areas: readonly Area[], given: Partial<Drawing> = {}): Drawing => ({
  ...{ drawingId: 1, width: 2_000, height: 1_400, mediaType: 'image/svg+xml' },
  svg: '<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="1400" viewBox="0 0 2000 1400"><path/></svg>',
  partPicHotspotList: [...areas],
  ...given,
});

test('the view box covers every callout with room around it, in the units of the drawing', () => {
  // Hotspots are in pixels of a picture 700 high, this drawing is 1,400 high.
  const cropped = cropDrawing(drawingOf([area('1', '100,200', '50,80'), area('2', '300,340', '400,420')]), new Set());
  expect(cropped).toMatchObject({ width: 288, height: 418, areas: [] });
  expect(cropped?.svg).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="152 52 576 836" width="288" height="418"><path/></svg>',
  );
});

test('areas of the wanted callouts are relative to the cut, whichever corner comes first', () => {
  const drawing = drawingOf([area('1', '200,100', '80,50'), area('2', '300,340', '400,420')]);
  expect(cropDrawing(drawing, new Set(['1']))?.areas).toEqual([
    { callout: '1', kind: 'part', left: 24, top: 24, right: 124, bottom: 54 },
  ]);
});

test('an area without numbers is left out, and a drawing without areas or line art is not cut', () => {
  expect(cropDrawing(drawingOf([area('1', 'x,y', '50,80')]), new Set(['1']))).toBeUndefined();
  expect(cropDrawing(drawingOf([area('1', '1,2', '1,2')], { svg: null }), new Set())).toBeUndefined();
});
