import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { wait, wakeUp } from '../../../../src/backoffice/imports/upload/wait.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** How a wait of a second has ended after `ms`. */
async function endedAfter(ms: number, controller = new AbortController(), meanwhile = () => {}) {
  let end = 'waits';
  wait(1_000, controller.signal).then(
    () => {
      end = 'over';
    },
    (reason) => {
      end = String(reason);
    },
  );
  meanwhile();
  await vi.advanceTimersByTimeAsync(ms);
  return end;
}

test('a wait ends after its time and not before', async () => {
  expect([await endedAfter(999), await endedAfter(1_000)]).toEqual(['waits', 'over']);
});

test('every wait ends at once when the browser is online again or the user wants to try', async () => {
  expect(await endedAfter(0, undefined, wakeUp)).toBe('over');
  expect(await endedAfter(0, undefined, () => window.dispatchEvent(new Event('online')))).toBe('over');
});

test('a wait is rejected when it is aborted, also by a signal that was aborted before', async () => {
  const controller = new AbortController();
  expect(await endedAfter(0, controller, () => controller.abort('paused'))).toBe('paused');
  expect(await endedAfter(0, controller)).toBe('paused');
});
