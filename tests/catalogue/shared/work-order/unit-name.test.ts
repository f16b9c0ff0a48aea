import { expect, test } from 'vitest';
import { unitName } from '../../../../src/catalogue/shared/work-order/unit-name.ts';

test('a unit of our screens is shown in the reader’s language, whoever wrote it', () => {
  expect(unitName('小时', 'en')).toBe('h');
  expect(unitName('h', 'zh-CN')).toBe('小时');
  expect(unitName('升', 'zh-CN')).toBe('升');
});

test('a unit that a user typed stays as it is', () => {
  expect(unitName('桶', 'en')).toBe('桶');
  expect(unitName('', 'en')).toBe('');
});
