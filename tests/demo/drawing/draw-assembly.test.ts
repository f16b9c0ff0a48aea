// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { drawAssembly } from '../../../src/demo/drawing/draw-assembly.ts';
import type { Hotspot } from '../../../src/demo/drawing/drawing.ts';
import { type Box, overlap } from '../../../src/demo/drawing/geometry.ts';
import { assemblySizes, codesOf } from './assembly-sizes.ts';
import { parseSvg } from './parse-svg.ts';

const seeds = ['sedan-a', 'sedan-b', 7];
const nodes = Object.keys(assemblySizes);

function partsOf(node: string) {
  return codesOf(node).map((stdPartCode, index) => ({ callout: String(index + 1), stdPartCode }));
}

function draw(node: string, seed: string | number, parts = partsOf(node)) {
  return drawAssembly({ seed, vehicleClass: node.startsWith('C') ? 'C' : 'B', nodeCode: node.slice(1), parts });
}

function boxOf({ x, y }: Hotspot): Box {
  const [left = Number.NaN, right = Number.NaN] = x.split(',').map(Number);
  const [top = Number.NaN, bottom = Number.NaN] = y.split(',').map(Number);
  return { left, right, top, bottom };
}

function pairs<T>(list: readonly T[]): [T, T][] {
  return list.flatMap((one, index) => list.slice(index + 1).map((other): [T, T] => [one, other]));
}

function calloutsOf(hotspots: readonly Hotspot[], kind: Hotspot['kind']) {
  return new Set(hotspots.filter((hotspot) => hotspot.kind === kind).map(({ orderNo }) => orderNo));
}

test('the fixture holds all 58 assemblies and 284 standard parts', () => {
  expect(nodes).toHaveLength(58);
  expect(nodes.flatMap(codesOf)).toHaveLength(284);
});

describe.each(nodes)('assembly %s', (node) => {
  const drawings = seeds.map((seed) => draw(node, seed));

  test('every callout has a hotspot of both kinds, and there are no others', () => {
    const expected = new Set(partsOf(node).map(({ callout }) => callout));
    for (const { hotspots } of drawings) {
      expect(calloutsOf(hotspots, 'callout')).toEqual(expected);
      expect(calloutsOf(hotspots, 'part')).toEqual(expected);
    }
  });

  test('hotspots lie inside the drawing and are at least 12 high', () => {
    for (const { hotspots, width, height } of drawings) {
      expect(height).toBe(700);
      expect(width).toBeGreaterThanOrEqual(700);
      expect(width).toBeLessThanOrEqual(1100);
      for (const { left, right, top, bottom } of hotspots.map(boxOf)) {
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(width);
        expect(right).toBeGreaterThan(left);
        expect(top).toBeGreaterThanOrEqual(0);
        expect(bottom).toBeLessThanOrEqual(height);
        expect(bottom - top).toBeGreaterThanOrEqual(12);
      }
    }
  });

  test('numbers never overlap each other or a part', () => {
    for (const { hotspots } of drawings) {
      for (const [one, other] of pairs(hotspots)) {
        if (one.kind === 'part' && other.kind === 'part') continue;
        expect(overlap(boxOf(one), boxOf(other))).toBe(0);
      }
    }
  });

  test('part boxes share at most a twentieth of the smaller one', () => {
    for (const { hotspots } of drawings) {
      const boxes = hotspots.filter(({ kind }) => kind === 'part').map(boxOf);
      for (const [one, other] of pairs(boxes)) {
        const smaller = Math.min(...[one, other].map((box) => (box.right - box.left) * (box.bottom - box.top)));
        expect(overlap(one, other)).toBeLessThanOrEqual(smaller / 20);
      }
    }
  });

  test('the same seed gives the same drawing and another seed another', () => {
    expect(draw(node, 'sedan-a')).toEqual(drawings[0]);
    expect(new Set(drawings.map(({ svg }) => svg)).size).toBe(seeds.length);
  });

  test('the document is well-formed and carries no script, style, title or reference', () => {
    for (const { svg } of drawings) {
      const root = parseSvg(svg);
      expect(root.tagName).toBe('svg');
      expect(root.querySelectorAll('script, style, title, foreignObject, use, image, a')).toHaveLength(0);
      expect(svg).not.toMatch(/href|url\(|\son\w+=|NaN|Infinity|undefined|currentColor/);
      expect(svg.length).toBeLessThan(66_000);
    }
  });
});

test('variants under one callout are drawn once', () => {
  const once = draw('C1701', 'a', [{ callout: '3', stdPartCode: 'P1701009' }]);
  const twice = draw('C1701', 'a', [
    { callout: '3', stdPartCode: 'P1701009' },
    { callout: '3', stdPartCode: 'P1701009' },
  ]);
  expect(twice).toEqual(once);
  expect(once.hotspots.map(({ kind }) => kind)).toEqual(['callout', 'part']);
});

test('some paired parts are drawn twice, single parts never', () => {
  const counts = Array.from({ length: 24 }, (_, seed) => {
    const { hotspots } = draw('C1701', seed);
    const places = (callout: string) =>
      hotspots.filter(({ orderNo, kind }) => orderNo === callout && kind === 'part').length;
    return { disc: places('3'), booster: places('8') };
  });
  expect(new Set(counts.map(({ disc }) => disc))).toEqual(new Set([1, 2]));
  expect(new Set(counts.map(({ booster }) => booster))).toEqual(new Set([1]));
});

test('a drawing without optional parts shows the others', () => {
  for (const node of nodes) {
    const parts = partsOf(node).filter((_, index) => index % 2 === 0);
    const { hotspots } = draw(node, 'short', parts);
    expect(calloutsOf(hotspots, 'part')).toEqual(new Set(parts.map(({ callout }) => callout)));
  }
});

test('an assembly without an arrangement and parts without a shape are drawn', () => {
  const parts = ['9', '10', 'A<1'].map((callout) => ({ callout, stdPartCode: `X${callout}` }));
  const { hotspots, svg } = drawAssembly({ seed: 1, vehicleClass: 'C', nodeCode: '9999', parts });
  expect(calloutsOf(hotspots, 'callout')).toEqual(new Set(['9', '10', 'A<1']));
  expect(svg).toContain('>A&lt;1</text>');
});

test('an assembly without parts is an empty sheet', () => {
  const { hotspots, width, height } = draw('C1701', 1, []);
  expect({ hotspots, width, height }).toEqual({ hotspots: [], width: 700, height: 700 });
});
