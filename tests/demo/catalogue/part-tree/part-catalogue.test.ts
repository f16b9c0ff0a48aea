import { expect, test } from 'vitest';
import { buildPartCatalogue } from '../../../../src/demo/catalogue/part-tree/part-catalogue.ts';
import { traitLines } from '../../../../src/demo/catalogue/traits/trait-lines.ts';

const nodes = buildPartCatalogue();
const parts = nodes.flatMap((node) => node.parts);

test('every standard part has a trait, and every trait a standard part', () => {
  expect(parts.map(({ code }) => code).sort()).toEqual(Object.keys(traitLines).sort());
  expect(parts.length).toBeGreaterThanOrEqual(284);
});

test('passenger and truck nodes of one code have ids of their own', () => {
  expect(new Set(nodes.map(({ id }) => id)).size).toBe(nodes.length);
  expect(nodes.filter(({ level, code }) => level === 2 && code === '1002').map(({ id }) => id)).toHaveLength(2);
});

test('callouts count from 1 in a node, left and right apart', () => {
  for (const { parts: ofNode } of nodes.filter(({ level }) => level === 2)) {
    const callouts = ofNode.flatMap(({ slots }) => slots.map(({ callout }) => Number(callout)));
    expect(callouts).toEqual(callouts.map((_, index) => index + 1));
  }
  const sides = parts.find(({ code }) => code === 'P1901007')?.slots.map(({ side }) => side);
  expect(sides).toEqual(['left', 'right']);
});

test('the trade’s words for the commonest parts are among the aliases', () => {
  const words = new Set(parts.flatMap(({ aliases }) => aliases));
  const expected = ['电瓶', '机滤', '叶子板', '前杠皮', '中网', '三角臂', '方向机', '波箱', '高压包'];
  expect(expected.filter((word) => !words.has(word))).toEqual([]);
});
