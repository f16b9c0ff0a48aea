import { expect, test } from 'vitest';
import { changedField, conflict, promptConflict } from '../../../src/catalogue/work-orders/conflicts.ts';
import { itemWith } from './lines/support.ts';

const details = { name: '前制动片', field: 'quantity', theirs: '2', mine: '3', changedAt: null } as const;

test('a conflict is shown until it is answered', async () => {
  const answer = promptConflict(details);
  expect(conflict.get()).toMatchObject(details);
  conflict.get()?.onAnswer('mine');
  expect(await answer).toBe('mine');
  expect(conflict.get()).toBeNull();
});

test('a second conflict keeps the saved value of the first, and is shown itself', async () => {
  const first = promptConflict(details);
  const second = promptConflict({ ...details, name: '机滤' });
  expect(await first).toBe('theirs');
  expect(conflict.get()?.name).toBe('机滤');
  conflict.get()?.onAnswer('mine');
  expect(await second).toBe('mine');
});

test('the field that was changed elsewhere is the one whose value is not as it was seen', () => {
  const item = itemWith({ quantity: 2, partRemark: '急' });
  expect(changedField(item, { quantity: 1 })).toBe('quantity');
  expect(changedField(item, { quantity: 2, partRemark: '' })).toBe('partRemark');
  expect(changedField(item, { quantity: 2 })).toBe('other');
  expect(changedField(item, {})).toBe('other');
});
