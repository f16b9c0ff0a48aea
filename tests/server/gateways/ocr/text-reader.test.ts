import { afterEach, expect, test, vi } from 'vitest';
import { createTextReader, type TextReader } from '../../../../src/server/gateways/ocr/text-reader.ts';

/** A fake process: the picture's first byte selects its behaviour, and the result is its process id. */
const entry = new URL('../../../support/pictures/fake-text-process.mjs', import.meta.url);
const picture = (order: number) => ({ data: Uint8Array.of(order, 0, 0, 255), width: 1, height: 1 });
const READ = picture(0);
const CRASH = picture(1);
const HANG = picture(2);
let reader: TextReader;
afterEach(() => reader.close());

test('a crashed process fails only its own picture; a new process reads the next', async () => {
  reader = createTextReader({ entry });
  const before = await reader.readLines(READ);
  await expect(reader.readLines(CRASH)).rejects.toThrow('ended without an answer');
  expect(await reader.readLines(READ)).not.toEqual(before);
});

test('a hanging process is killed after the time limit; a new process reads the next picture', async () => {
  reader = createTextReader({ entry, timeoutMs: 2_000 });
  const before = await reader.readLines(READ);
  await expect(reader.readLines(HANG)).rejects.toThrow('took too long');
  expect(() => process.kill(Number(before), 0)).toThrow();
  expect(await reader.readLines(READ)).not.toEqual(before);
});

test('the process is reused for the next picture and ended when idle', async () => {
  reader = createTextReader({ entry, idleMs: 500 });
  const first = await reader.readLines(READ);
  expect(await reader.readLines(READ)).toEqual(first);
  await vi.waitFor(() => expect(reader.isIdle()).toBe(true), { timeout: 10_000 });
  expect(await reader.readLines(READ)).not.toEqual(first);
});

test('a process that exits between two pictures is replaced', async () => {
  reader = createTextReader({ entry });
  const first = Number(await reader.readLines(READ));
  process.kill(first, 'SIGKILL');
  await vi.waitFor(() => expect(() => process.kill(first, 0)).toThrow());
  expect(await reader.readLines(READ)).not.toEqual(first);
});

test('a process is replaced after its maximum number of pictures, as the libraries leak memory', async () => {
  reader = createTextReader({ entry, picturesPerProcess: 2 });
  const processes: unknown[] = [];
  for (let count = 0; count < 4; count += 1) processes.push(await reader.readLines(READ));
  expect(processes[1]).toEqual(processes[0]);
  expect(processes[2]).not.toEqual(processes[0]);
  expect(processes[3]).toEqual(processes[2]);
});
