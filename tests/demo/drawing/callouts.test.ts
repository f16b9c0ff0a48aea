// @vitest-environment jsdom
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { inkOf, parseHotspots, spreadCallouts } from '../../../src/catalogue/parts/diagram/spots.ts';
import { fitInk, middleOf } from '../../../src/catalogue/parts/diagram/view.ts';
import { nodes, sheetOf } from './catalogue-sheets.ts';
import { parseSvg } from './parse-svg.ts';

/** The drawing of a parts screen on a phone, and a callout's diameter, in CSS pixels. */
const phone = { width: 390, height: 232 };
const diameter = 20;

describe.each(nodes.map((node) => [`${node.vehicleClass}${node.code}`, node] as const))('sheet %s', (_, node) => {
  const { svg, width, height, hotspots } = sheetOf(node, 'look-4');

  test('each leader ends on the ink of its own part', async () => {
    const root = parseSvg(svg);
    const dots = [...root.querySelectorAll('circle')];
    const parts = [...root.querySelectorAll(':scope > g > g:not([stroke])')];
    for (const shadow of root.querySelectorAll('ellipse')) shadow.remove();
    expect(dots.length).toBeGreaterThanOrEqual(parts.length - 1);
    for (const [index, dot] of dots.entries()) {
      const alone = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g fill="#fff" stroke="#222">${parts[index]?.innerHTML}</g></svg>`;
      const pixel = {
        left: Math.round(Number(dot.getAttribute('cx'))),
        top: Math.round(Number(dot.getAttribute('cy'))),
      };
      const around = { left: pixel.left - 2, top: pixel.top - 2, width: 5, height: 5 };
      const pixels = await sharp(Buffer.from(alone)).ensureAlpha().extract(around).raw().toBuffer();
      const opacity = pixels.filter((_value, place) => place % 4 === 3);
      expect(Math.max(...opacity), `dot ${index + 1}`).toBeGreaterThan(100);
    }
  });

  test('no two callouts overlap on a phone', () => {
    const spots = parseHotspots(hotspots);
    const ink = inkOf(spots);
    if (ink === undefined) throw new Error('nothing drawn');
    const { scale } = fitInk(ink, phone);
    const shifts = spreadCallouts(spots, scale);
    const middles = spots
      .filter(({ kind }) => kind === 'callout')
      .map(({ id, box }) => {
        const { x, y } = middleOf(box);
        const shift = shifts.get(id) ?? { x: 0, y: 0 };
        return { x: x * scale + shift.x, y: y * scale + shift.y };
      });
    for (const [index, one] of middles.entries())
      for (const other of middles.slice(index + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(diameter);
  });
});
