import { afterEach, expect, test, vi } from 'vitest';
import { createTextReader, type TextReader } from '../../../../src/server/gateways/ocr/text-reader.ts';

const picture = (first: number) => ({ data: Uint8Array.of(first, 0, 0, 255), width: 1, height: 1 });
/** A thread that does what the picture's first byte says. */
const entry = new URL('../../../support/pictures/fake-text-worker.mjs', import.meta.url);
const [READ, CRASH, HANG] = [0, 1, 2];
let reader: TextReader;
afterEach(() => reader.close());

test('a thread that crashes fails its picture only: the next is read by a new thread', async () => {
  reader = createTextReader({ entry });
  const before = await reader.readLines(picture(READ));
  await expect(reader.readLines(picture(CRASH))).rejects.toThrow();
  const after = await reader.readLines(picture(READ));
  expect(after).not.toEqual(before);
});

test('a thread that hangs is ended after the time limit: the next picture is read', async () => {
  reader = createTextReader({ entry, timeoutMs: 2_000 });
  await expect(reader.readLines(picture(HANG))).rejects.toThrow();
  expect(await reader.readLines(picture(READ))).toHaveLength(1);
});

test('the thread is kept for the next picture and ended when idle', async () => {
  reader = createTextReader({ entry, idleMs: 300 });
  const first = await reader.readLines(picture(READ));
  expect(await reader.readLines(picture(READ))).toEqual(first);
  await vi.waitFor(() => expect(reader.isIdle()).toBe(true), { timeout: 10_000 });
  expect(await reader.readLines(picture(READ))).not.toEqual(first);
});

test('a thread is replaced after so many pictures, for the libraries do not free all their memory', async () => {
  reader = createTextReader({ entry, picturesPerThread: 2 });
  const threads: unknown[] = [];
  for (let count = 0; count < 4; count += 1) threads.push(await reader.readLines(picture(READ)));
  expect(threads[1]).toEqual(threads[0]);
  expect(threads[2]).not.toEqual(threads[0]);
  expect(threads[3]).toEqual(threads[2]);
});
