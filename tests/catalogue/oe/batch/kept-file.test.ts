import { beforeEach, expect, test } from 'vitest';
import { fileOf, forgetFile, keepFile, keptFile } from '../../../../src/catalogue/oe/batch/kept-file.ts';
import { setSession } from '../../../../src/providers/session/session.ts';
import { fakeSession } from '../../../support/screens/fakes.ts';

const bytes = Uint8Array.from([0, 255, 128, 80, 75]);

beforeEach(() => {
  setSession(fakeSession);
  forgetFile();
});

test('a file that was read is kept with name, type, size and time, and comes back byte by byte', async () => {
  await keepFile(new File([bytes], 'numbers.xlsx', { type: 'application/zip' }));
  const kept = keptFile.get();
  if (kept === null) throw new Error('a file is wanted');
  expect(kept).toMatchObject({ name: 'numbers.xlsx', type: 'application/zip', size: 5 });
  expect(Math.abs(Date.now() - kept.timestamp)).toBeLessThan(60_000);
  const file = fileOf(kept);
  expect(file.name).toBe('numbers.xlsx');
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(bytes);
});

test('a file larger than the browser keeps is not kept', async () => {
  await keepFile(new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'large.csv'));
  expect(keptFile.get()).toBeNull();
});

test('a file is gone once someone else signs in', async () => {
  await keepFile(new File([bytes], 'numbers.csv'));
  setSession({ ...fakeSession, user: { ...fakeSession.user, id: 2 } });
  expect(keptFile.get()).toBeNull();
  setSession(fakeSession);
  expect(keptFile.get()).toBeNull();
});
