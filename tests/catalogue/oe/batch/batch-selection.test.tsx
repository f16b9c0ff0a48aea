import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { batch } from '../../../../src/catalogue/oe/batch/batch.ts';
import { preferredBrand } from '../../../../src/catalogue/oe/batch/preferred-brand.ts';
import { batchDraft } from '../../../../src/catalogue/shared/search/batch-draft.ts';
import { useFakeApi } from '../../../support/screens/fakes.ts';
import { openPage } from '../../../support/screens/open-page.tsx';
import { lookUp, part, resultOf } from './batch-fakes.ts';

beforeEach(() => {
  localStorage.clear();
  batch.clear();
  batchDraft.set('');
});

/** The checkbox in the table's header. The other one, above the cards, is hidden by CSS, which jsdom does not apply. */
const selectAll = async (count: number) => {
  const boxes = await screen.findAllByRole('checkbox', { name: `选择全部 ${count} 个号码` });
  const box = boxes[1];
  if (box === undefined) throw new Error('the header has no checkbox');
  return box;
};

test('selected rows are added to a work order together, a number of several brands once', async () => {
  const requests = useFakeApi({
    getPartListByBatchOe: ({ oes }) => resultOf(oes),
    getPartListLimitOne: { order: null },
    savePartList: { listId: 7, partIds: [1] },
  });
  const { user } = await openPage('/search/oe?mode=batch');
  await lookUp(user, '5Q0615301C');
  await user.click(await selectAll(1));
  await user.click(screen.getByRole('button', { name: '加入工单' }));
  expect(await screen.findByText(/已加入工单：1/)).toBeDefined();
  const saved = requests.find(({ operation }) => operation === 'savePartList')?.body;
  expect(saved).toMatchObject({ vehicleId: null, items: [{ searchOe: '5Q0615301C', vehicleBrandName: '大众' }] });
});

test('where brands share numbers, "all" selects the brand of most numbers or the chosen one, which is remembered', async () => {
  const shared = { oe: '5Q0 615 301 C', searchOe: '5Q0615301C' };
  useFakeApi({
    getPartListByBatchOe: {
      totalSize: 2,
      successList: [
        {
          oe: '5Q0615301C',
          searchOe: '5Q0615301C',
          parts: [part(1, { ...shared, priceBrandId: 3, brandName: '奥迪' }), part(2, shared)],
        },
        { oe: '5Q0615309C', searchOe: '5Q0615309C', parts: [part(9)] },
      ],
      matchList: [],
      failList: [],
    },
  });
  const { user } = await openPage('/search/oe?mode=batch');
  await lookUp(user, '5Q0615301C\n5Q0615309C');
  const brandSelect = await screen.findByRole('combobox', { name: '多品牌共用的号选' });
  expect(within(brandSelect).getByRole<HTMLOptionElement>('option', { name: '大众' }).selected).toBe(true);
  await user.click(await selectAll(2));
  const selectedNames = () =>
    screen
      .getAllByRole('checkbox', { name: /^选择 5Q0/, checked: true })
      .map((box) => box.getAttribute('aria-label')?.split(' ').at(-1));
  expect(selectedNames()).toEqual(['大众', '大众']);
  // The number stays selected, now with the row of the other brand.
  await user.selectOptions(brandSelect, '奥迪');
  expect(selectedNames()).toEqual(['奥迪', '大众']);
  expect(preferredBrand.get()).toBe(3);
});

test('among likely parts the brand chooses only between those of the likeliest number', async () => {
  const likely = (one: ReturnType<typeof part>) => ({ reason: 'revision' as const, via: '', part: one });
  useFakeApi({
    getPartListByBatchOe: {
      totalSize: 1,
      successList: [],
      matchList: [
        {
          oe: '5Q0615301X',
          searchOe: '5Q0615301X',
          candidates: [likely(part(1, { priceBrandId: 3, brandName: '奥迪' })), likely(part(2))],
        },
      ],
      failList: [],
    },
  });
  const { user } = await openPage('/search/oe?mode=batch');
  await lookUp(user, '5Q0615301X');
  await user.click(await selectAll(1));
  expect(screen.getByRole('checkbox', { name: '选择 5Q0 615 301 C 奥迪', checked: true })).toBeDefined();
  expect(screen.queryByRole('combobox', { name: '多品牌共用的号选' })).toBeNull();
});

test('quantities and names pasted from a spreadsheet are shown and go to the work order', async () => {
  const requests = useFakeApi({
    getPartListByBatchOe: ({ oes }) => resultOf(oes),
    getPartListLimitOne: { order: null },
    savePartList: { listId: 7, partIds: [1] },
    savePartListItems: { partIds: [1], presentNum: 0 },
  });
  const { user } = await openPage('/search/oe?mode=batch');
  await lookUp(user, '名称\tOE号\t数量\n前盘\t5Q0615301C\t4\n后盘\t999999999\t2');
  expect(screen.getByText('2 个带数量')).toBeDefined();
  await user.click(await selectAll(1));
  expect(screen.getAllByText('前盘 × 4').length).toBeGreaterThan(0);
  await user.click(screen.getByRole('button', { name: '加入工单' }));
  await screen.findByText(/已加入工单：1/);
  // Another test may have left a current order.
  const saved = requests.find(({ operation }) => /^savePartList/.test(operation))?.body;
  expect(saved).toMatchObject({ items: [{ searchOe: '5Q0615301C', quantity: 4, userWord: '前盘' }] });
  await user.click(screen.getByRole('radio', { name: /^失败/ }));
  await user.click(screen.getByRole('button', { name: /修改/ }));
  const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: '多个 OE 号' });
  expect(box.value).toBe('999999999\t后盘\t2');
});
