import { beforeEach, expect, test } from 'vitest';
import {
  lastFile,
  removeLastFile,
  saveLastFile,
  toFile,
} from '../../../../../src/catalogue/oe/batch/sheet/last-file.ts';
import { setSession } from '../../../../../src/providers/session/session.ts';
import { fakeSession } from '../../../../support/screens/fakes.ts';

const bytes = Uint8Array.from([0, 255, 128, 80, 75]);

beforeEach(() => {
  setSession(fakeSession);
  removeLastFile();
});

test('a file is stored with name, type, size and time, and its bytes are restored', async () => {
  await saveLastFile(new File([bytes], 'numbers.xlsx', { type: 'application/zip' }));
  const stored = lastFile.get();
  if (stored === null) throw new Error('no file is stored');
  expect(stored).toMatchObject({ name: 'numbers.xlsx', type: 'application/zip', size: 5 });
  expect(Math.abs(Date.now() - stored.timestamp)).toBeLessThan(60_000);
  const file = toFile(stored);
  expect(file.name).toBe('numbers.xlsx');
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(bytes);
});

test('a file over 2 MB is not stored', async () => {
  await saveLastFile(new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'large.csv'));
  expect(lastFile.get()).toBeNull();
});

test('a file is removed when another user signs in', async () => {
  await saveLastFile(new File([bytes], 'numbers.csv'));
  setSession({ ...fakeSession, user: { ...fakeSession.user, id: 2 } });
  expect(lastFile.get()).toBeNull();
  setSession(fakeSession);
  expect(lastFile.get()).toBeNull();
});
