import i18next from 'i18next';
import { expect, test } from 'vitest';
import { quantityOf } from '../../../../src/catalogue/parts/table/quantity.tsx';
import en from '../../../../src/locales/en/parts/parts.json';

const i18n = i18next.createInstance({ lng: 'en', resources: { en: { parts: en } } });
await i18n.init();

test('a quantity is shown with its unit, or as required', () => {
  const t = i18n.getFixedT('en', 'parts');
  expect(quantityOf({ partCount: 2, unit: 'pcs' }, t)).toBe('2 pcs');
  expect(quantityOf({ partCount: 0, unit: 'pcs' }, t)).toBe('As required');
});
