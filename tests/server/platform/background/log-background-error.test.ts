import { expect, test, vi } from 'vitest';
import { logBackgroundError } from '../../../../src/server/platform/background/log-background-error.ts';
import { Refusal } from '../../../../src/server/platform/errors.ts';

test('a task that finds the database held by a publication is a warning, and any other failure an error', () => {
  const log = { warn: vi.fn(), error: vi.fn() };
  logBackgroundError(log, new Refusal('300355', { retryAfterS: 5 }), 'the settings could not be read');
  expect(log.warn).toHaveBeenCalledOnce();
  expect(log.error).not.toHaveBeenCalled();
  logBackgroundError(log, new Refusal('900404'), 'the settings could not be read');
  expect(log.error).toHaveBeenCalledOnce();
});
