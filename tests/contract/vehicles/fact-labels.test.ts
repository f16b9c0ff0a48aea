import { expect, test } from 'vitest';
import { factLabel } from '../../../src/contract/vehicles/fact-labels.ts';

test('a code of a fact is named in the language of the reader', () => {
  expect(factLabel({ field: 'drivenType', code: 'AWD' }, 'zh-CN')).toBe('四驱');
  expect(factLabel({ field: 'gearboxType', code: 'MT' }, 'en')).toBe('manual');
});

test('a code that we do not know is shown as it is, in either language', () => {
  for (const language of ['zh-CN', 'en'] as const)
    expect(factLabel({ field: 'gearboxType', code: '8DCT450' }, language)).toBe('8DCT450');
});
