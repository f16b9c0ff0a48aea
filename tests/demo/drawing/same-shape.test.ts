// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { lookOf } from '../../../src/demo/drawing/drawing.ts';
import { partShapeOf } from '../../../src/demo/drawing/standard-part-shape.ts';
import { demoPictures } from '../../../src/demo/pictures.ts';
import { nodes, partsOf, sheetOf } from './catalogue-sheets.ts';
import { parseSvg } from './parse-svg.ts';

/** Commands of the marks in drawing order, without positions, outlines and shadows. */
function skeletonOf(part: Element): string {
  const marks = [...part.querySelectorAll('path:not([stroke-width])')];
  return marks.map((mark) => (mark.getAttribute('d') ?? '').replace(/[^a-z]/gi, '')).join('/');
}

test('the picture of a part has the shape that its sheet shows', () => {
  for (const node of nodes.filter((_, index) => index % 6 === 0)) {
    const { svg } = sheetOf(node, 'look-5', 3);
    const shown = new Set([...parseSvg(svg).querySelectorAll(':scope > g > g')].map(skeletonOf));
    for (const { stdPartCode } of partsOf(node)) {
      const picture = demoPictures.parts.drawPart({ sheet: svg.slice(0, 300), stdPartCode, isRight: false });
      const drawn = parseSvg(picture).querySelector(':scope > g > g');
      expect(drawn === null ? '' : shown.has(skeletonOf(drawn)), stdPartCode).toBe(true);
    }
  }
});

test('the beginning of a sheet states its look, and other drawings have none', () => {
  const [node] = nodes;
  if (node === undefined) throw new Error('no assembly');
  expect(lookOf(sheetOf(node, 'look-2', 6).svg.slice(0, 300))).toEqual({ seed: 'look-2', cylinders: 6 });
  expect(lookOf('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">')).toBeUndefined();
});

test('the bonnet bracket is the only standard part that is drawn as a bracket', () => {
  const codes = nodes.flatMap(({ parts }) => parts.map(({ code }) => code));
  expect(codes.filter((code) => partShapeOf(code).shape === 'bracket')).toEqual(['P1901003']);
});
