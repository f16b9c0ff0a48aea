import { afterEach, expect, test, vi } from 'vitest';
import { findChromium } from '../../scripts/find-chromium.ts';

afterEach(() => vi.unstubAllEnvs());

test('CHROMIUM takes precedence over the usual paths', () => {
  vi.stubEnv('CHROMIUM', process.execPath);
  expect(findChromium()).toBe(process.execPath);
});

test('a CHROMIUM that does not exist is an error, not a reason to take another browser', () => {
  vi.stubEnv('CHROMIUM', '/no/such/browser');
  expect(() => findChromium()).toThrow('/no/such/browser');
});
