import i18next from 'i18next';
import { expect, test } from 'vitest';
import { quotationFacts } from '../../../src/catalogue/quotations/quotation-facts.ts';
import quotations from '../../../src/locales/en/quotations.json';

const i18n = i18next.createInstance({ lng: 'en', resources: { en: { quotations } } });
await i18n.init();

const nothing = { totalFen: 0, unpricedNum: 0 };
const quotation = {
  vehicleName: '大众 朗逸',
  plate: '沪A12345',
  customerName: '张三',
  pricedOn: '2026-03-01',
  lines: [],
  totals: { original: nothing, brand: nothing, economy: nothing },
  shopName: '',
  phone: '',
  address: '',
  logo: null,
  expiresAt: '2026-03-15T15:30:00.000Z',
  acceptance: null,
  isDemo: false,
};
const valuesOf = (given: Partial<typeof quotation> = {}) =>
  quotationFacts({ ...quotation, ...given }, i18n.getFixedT('en', 'quotations'), 'en').map(([, value]) => value);

test('facts that the shop left empty are left out', () => {
  expect(valuesOf().slice(0, 3)).toEqual(['张三', '大众 朗逸', '沪A12345']);
  expect(valuesOf({ plate: '', customerName: '' })).toEqual(valuesOf().filter((value) => !/张三|沪A/.test(value)));
});

test('days are those of the shop, whatever the time zone of the customer', () => {
  const [pricedOn, expires] = valuesOf().slice(-2);
  expect(pricedOn).toMatch(/\b0?1\b/);
  expect(expires).toMatch(/15.*23:30|11:30 PM/);
});
