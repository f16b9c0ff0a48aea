import { beforeEach, expect, test } from 'vitest';
import {
  findUnsent,
  keepUnsent,
  settleUnsent,
  unsentEdits,
} from '../../../../src/catalogue/work-orders/unsent/unsent-edits.ts';
import { setSession } from '../../../../src/providers/session/session.ts';
import { fakeSession } from '../../../support/screens/fakes.ts';

const quantity = { listId: 7, partId: 1, field: 'quantity', name: '前制动片', seen: 2 } as const;
const remark = { listId: 7, partId: 1, field: 'partRemark', name: '前制动片', seen: '' } as const;

beforeEach(() => setSession(fakeSession));

test('a later value of a field replaces the one before, which may have been saved', () => {
  keepUnsent({ ...quantity, value: 3 });
  keepUnsent({ ...remark, value: '急' });
  keepUnsent({ ...quantity, value: 5, seen: 3 });
  expect(unsentEdits.get()).toEqual([
    { ...remark, value: '急', tried: [] },
    { ...quantity, value: 5, tried: [3] },
  ]);
});

test('a value that was set while another was sent is kept, based on the saved one', () => {
  keepUnsent({ ...quantity, value: 3 });
  const sent = findUnsent(quantity);
  if (sent === undefined) throw new Error('it was not kept');
  keepUnsent({ ...quantity, value: 4 });
  settleUnsent(sent, 3);
  expect(unsentEdits.get()).toEqual([{ ...quantity, value: 4, seen: 3, tried: [] }]);
});

test('what another tab has kept or sent is seen, and nothing of it is lost', () => {
  keepUnsent({ ...quantity, value: 3 });
  const other = { ...remark, listId: 8, value: '急', tried: [] };
  localStorage.setItem('epc.unsentEdits.1', JSON.stringify([other]));
  keepUnsent({ ...remark, value: '下午' });
  expect(unsentEdits.get()).toEqual([other, { ...remark, value: '下午', tried: [] }]);
});

test('changes are kept for their user only', () => {
  keepUnsent({ ...quantity, value: 3 });
  setSession({ ...fakeSession, user: { ...fakeSession.user, id: 2 } });
  expect(unsentEdits.get()).toEqual([]);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('epc.unsentEdits'))).toEqual([]);
});
