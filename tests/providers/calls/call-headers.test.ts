import { expect, test, vi } from 'vitest';
import { SEAL_PACKING, sealHeader } from '../../../src/contract/headers.ts';
import { callHeaders } from '../../../src/providers/calls/call-headers.ts';
import { storeLanguage } from '../../../src/providers/language.ts';

test('a call says brand and language, and the token only if there is one', () => {
  storeLanguage('en');
  expect(callHeaders('t')).toMatchObject({ platform: 'v3', 'Accept-Language': 'en', Authorization: 't' });
  expect(callHeaders(undefined)).not.toHaveProperty('Authorization');
});

test('packed results are asked for only where the browser can decrypt and unpack them', () => {
  vi.stubGlobal('DecompressionStream', class {});
  vi.stubGlobal('crypto', { subtle: {} });
  expect(callHeaders(undefined)[sealHeader]).toBe(SEAL_PACKING);
  vi.stubGlobal('crypto', {});
  expect(callHeaders(undefined)).not.toHaveProperty(sealHeader);
  vi.stubGlobal('crypto', { subtle: {} });
  vi.stubGlobal('DecompressionStream', undefined);
  expect(callHeaders(undefined)).not.toHaveProperty(sealHeader);
});
