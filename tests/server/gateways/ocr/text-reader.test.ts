import { afterEach, expect, test, vi } from 'vitest';
import { createTextReader, type TextReader } from '../../../../src/server/gateways/ocr/text-reader.ts';

/** A process that does what the picture's first byte says, and answers with its process id. */
const entry = new URL('../../../support/pictures/fake-text-process.mjs', import.meta.url);
const picture = (order: number) => ({ data: Uint8Array.of(order, 0, 0, 255), width: 1, height: 1 });
const READ = picture(0);
const CRASH = picture(1);
const HANG = picture(2);
let reader: TextReader;
afterEach(() => reader.close());

test('a process that crashes fails its picture only: the next is read by a new one', async () => {
  reader = createTextReader({ entry });
  const before = await reader.readLines(READ);
  await expect(reader.readLines(CRASH)).rejects.toThrow('ended without an answer');
  expect(await reader.readLines(READ)).not.toEqual(before);
});

test('a process that hangs is ended after the time limit: the next picture is read by a new one', async () => {
  reader = createTextReader({ entry, timeoutMs: 2_000 });
  const before = await reader.readLines(READ);
  await expect(reader.readLines(HANG)).rejects.toThrow('took too long');
  expect(() => process.kill(Number(before), 0)).toThrow();
  expect(await reader.readLines(READ)).not.toEqual(before);
});

test('the process is kept for the next picture and ended when idle', async () => {
  reader = createTextReader({ entry, idleMs: 500 });
  const first = await reader.readLines(READ);
  expect(await reader.readLines(READ)).toEqual(first);
  await vi.waitFor(() => expect(reader.isIdle()).toBe(true), { timeout: 10_000 });
  expect(await reader.readLines(READ)).not.toEqual(first);
});

test('a process that died between two pictures is replaced', async () => {
  reader = createTextReader({ entry });
  const first = Number(await reader.readLines(READ));
  process.kill(first, 'SIGKILL');
  await vi.waitFor(() => expect(() => process.kill(first, 0)).toThrow());
  expect(await reader.readLines(READ)).not.toEqual(first);
});

test('a process is replaced after so many pictures, as the libraries do not free all their memory', async () => {
  reader = createTextReader({ entry, picturesPerProcess: 2 });
  const processes: unknown[] = [];
  for (let count = 0; count < 4; count += 1) processes.push(await reader.readLines(READ));
  expect(processes[1]).toEqual(processes[0]);
  expect(processes[2]).not.toEqual(processes[0]);
  expect(processes[3]).toEqual(processes[2]);
});
