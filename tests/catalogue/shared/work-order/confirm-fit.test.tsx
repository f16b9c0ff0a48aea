import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useConfirmFit } from '../../../../src/catalogue/shared/work-order/use-confirm-fit.ts';
import type { NewItem } from '../../../../src/contract/work-orders/schemas.ts';
import { tinyItem } from '../../../support/tiny-catalogue/tiny-order.ts';

const withFit = (oe: string, grade: 'fits' | 'check' | 'misfit'): NewItem => ({
  ...tinyItem,
  oe,
  fit: { grade, rules: ['Gearbox: DCT (this car: manual)'], isConfirmed: false },
});
const fitting = withFit('A', 'fits');
const doubtful = withFit('B', 'check');
const misfit = withFit('C', 'misfit');

/** Asks about the items and gives the answer. */
async function ask(items: readonly NewItem[], answer: 'all' | 'fitting' | 'cancel') {
  const { result } = renderHook(() => useConfirmFit());
  let added: readonly NewItem[] | undefined;
  await act(async () => {
    void result.current.confirmFit(items).then((accepted) => {
      added = accepted;
    });
  });
  const question = result.current.fitQuestion;
  if (question === null) return { question, added };
  await act(async () => question.onAnswer(answer));
  return { question, added };
}

test('parts that fit, and numbers without a vehicle, are added without a question', async () => {
  const items = [fitting, tinyItem];
  expect(await ask(items, 'all')).toEqual({ question: null, added: items });
});

test('parts that do not fit or are to check are asked about, and keep that the user confirmed them', async () => {
  const { question, added } = await ask([fitting, doubtful, misfit], 'all');
  expect(question).toMatchObject({ items: [doubtful, misfit], hasOthers: true });
  expect(added?.map(({ oe, fit }) => [oe, fit?.isConfirmed])).toEqual([
    ['A', false],
    ['B', true],
    ['C', true],
  ]);
});

test('only the fitting parts, or none, are added on request', async () => {
  expect((await ask([fitting, doubtful], 'fitting')).added).toEqual([fitting]);
  expect(await ask([doubtful], 'cancel')).toMatchObject({ question: { hasOthers: false }, added: [] });
});
