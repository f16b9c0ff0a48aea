import { afterEach, expect, test, vi } from 'vitest';
import { findChromium } from '../../scripts/find-chromium.ts';

afterEach(() => vi.unstubAllEnvs());

test('the browser that CHROMIUM names is taken before any other', () => {
  vi.stubEnv('CHROMIUM', process.execPath);
  expect(findChromium()).toBe(process.execPath);
});

test('a CHROMIUM that names nothing is an error that says so, not another browser', () => {
  vi.stubEnv('CHROMIUM', '/no/such/browser');
  expect(() => findChromium()).toThrow('/no/such/browser');
});
