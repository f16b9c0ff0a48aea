import i18next from 'i18next';
import { expect, test } from 'vitest';
import { describeChanges } from '../../../../../src/catalogue/work-orders/order/record/change-texts.ts';
import record from '../../../../../src/locales/en/work-orders/work-orders-record.json';
import { translationsIn } from '../../lines/support.ts';

const i18n = i18next.createInstance({ lng: 'en', resources: { en: { 'work-orders-record': record } } });
await i18n.init({ interpolation: { escapeValue: false } });
const texts = {
  t: i18n.getFixedT('en', 'work-orders-record'),
  tPrices: translationsIn('en').tPrices,
  locale: 'en' as const,
};
const describe = (before: Record<string, string | number | null>, after: Record<string, string | number | null>) =>
  describeChanges({ before, after }, texts);

test('a change says the value before and after, and that there was none', () => {
  expect(describe({ quantity: 1 }, { quantity: 4 })).toEqual([expect.stringMatching(/1 → 4$/)]);
  const [text] = describe({ partRemark: '' }, { partRemark: '急' });
  expect(text?.endsWith(`${record.none} → 急`)).toBe(true);
});

test('prices are shown in yuan by the name of their kind; a price of zero is one', () => {
  const [text = ''] = describe({ marketPriceFen: null }, { marketPriceFen: 28_650 });
  expect(text).toContain('286.50');
  expect(text).not.toContain('marketPriceFen');
  expect(describe({ marketPriceFen: 100 }, { marketPriceFen: 0 })[0]).toMatch(/0\.00$/);
});

test('what only follows from a changed number or price is not said', () => {
  expect(
    describe({}, { searchOe: 'A', oeName: 'b', priceSource: 'x', priceDated: '2026-01-01', formerOe: 'c' }),
  ).toEqual([]);
});
