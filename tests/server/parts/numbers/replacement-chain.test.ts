import { expect, test } from 'vitest';
import { chainOf, type ReplacementLink } from '../../../../src/server/parts/numbers/replacement-chain.ts';

const link = (oldOeId: number, newOeId: number, dated = '2020-01-01'): ReplacementLink => ({
  oldOeId,
  newOeId,
  kind: 'replaced',
  dated,
  note: '',
});

/** Each number with its step; current ones are marked. */
function chain(oeId: number, links: ReplacementLink[], dead: number[] = []): string[] {
  return chainOf({ oeId, links, isLive: (id) => !dead.includes(id) }).map(
    (step) => `${step.oeId}@${step.step}${step.isCurrent ? '!' : ''}`,
  );
}

const line = [link(1, 2), link(2, 3), link(3, 4)];

test('any number of a chain leads to the newest one, with its own distances', () => {
  expect(chain(1, line)).toEqual(['1@0', '2@1', '3@2', '4@3!']);
  expect(chain(3, line)).toEqual(['1@-2', '2@-1', '3@0', '4@1!']);
  expect(chain(4, line)).toEqual(['1@-3', '2@-2', '3@-1', '4@0!']);
});

test('a number without a replacement is current, even if discontinued', () => {
  expect(chain(7, [])).toEqual(['7@0!']);
  expect(chain(7, [], [7])).toEqual(['7@0!']);
});

test('if the newest number is discontinued, the newest available one is current', () => {
  expect(chain(1, line, [4])).toEqual(['1@0', '2@1', '3@2!', '4@3']);
  expect(chain(1, line, [2, 3, 4])).toEqual(['1@0!', '2@1', '3@2', '4@3']);
  expect(chain(1, line, [1, 2, 3, 4])).toEqual(['1@0', '2@1', '3@2', '4@3']);
});

test('a split number has several current numbers, and merged numbers have one', () => {
  const split = [link(1, 2), link(1, 3), link(3, 4)];
  expect(chain(1, split)).toEqual(['1@0', '2@1!', '3@1', '4@2!']);
  expect(chain(3, split)).toEqual(['1@-1', '3@0', '4@1!']);
  expect(chain(1, [link(1, 3), link(2, 3)])).toEqual(['1@0', '3@1!']);
  expect(chain(3, [link(1, 3), link(2, 3)])).toEqual(['1@-1', '2@-1', '3@0!']);
});

test('a number with a successor is not current, even if a link leads directly to it', () => {
  expect(chain(1, [link(1, 2), link(2, 3), link(1, 3)])).toEqual(['1@0', '2@1', '3@1!']);
});

test('a cycle ends, lists each number once, and its latest number is the current one', () => {
  const cycle = [link(1, 2, '2016-01-01'), link(2, 3, '2018-01-01'), link(3, 1, '2017-01-01')];
  expect(chain(1, cycle)).toEqual(['1@0', '2@1', '3@2!']);
  expect(chain(2, cycle)).toEqual(['2@0', '3@1!', '1@2']);
  expect(chain(1, [link(1, 1)])).toEqual(['1@0!']);
});

test('each step has the link that led to it', () => {
  const links: ReplacementLink[] = [
    { oldOeId: 1, newOeId: 2, kind: 'interchangeable', dated: '2019-01-01', note: 'with the caliper' },
  ];
  expect(chainOf({ oeId: 2, links, isLive: () => true })).toEqual([
    { oeId: 1, step: -1, kind: 'interchangeable', dated: '2019-01-01', note: 'with the caliper', isCurrent: false },
    { oeId: 2, step: 0, kind: 'self', dated: null, note: '', isCurrent: true },
  ]);
});

test('a chain of a thousand links is resolved quickly', () => {
  const links = Array.from({ length: 1000 }, (_, index) => link(index + 1, index + 2));
  const steps = chainOf({ oeId: 1, links, isLive: () => true });
  expect(steps).toHaveLength(1001);
  expect(steps.at(-1)).toMatchObject({ oeId: 1001, step: 1000, isCurrent: true });
});

test('an interchangeable number is the one to order only if its number is discontinued', () => {
  const links = [{ ...link(1, 2), kind: 'interchangeable' as const }];
  expect(chain(1, links)).toEqual(['1@0!', '2@1']);
  expect(chain(1, links, [1])).toEqual(['1@0', '2@1!']);
});
