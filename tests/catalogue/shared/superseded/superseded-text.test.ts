import i18next from 'i18next';
import { expect, test } from 'vitest';
import { supersededColumn, supersededText } from '../../../../src/catalogue/shared/superseded/superseded-text.ts';
import common from '../../../../src/locales/en/common.json';

const i18n = i18next.createInstance({ lng: 'en', resources: { en: { common } } });
await i18n.init();
const t = i18n.getFixedT('en', 'common');

const current = { successors: [], isDiscontinued: false };
const replaced = { successors: ['A 2', 'A 3'], isDiscontinued: true };
const ended = { successors: [], isDiscontinued: true };

test('a number names its successors, or says that it has none, or nothing while it is current', () => {
  expect([current, replaced, ended].map((part) => supersededText(part, t))).toEqual([
    '',
    'Superseded by A 2, A 3',
    'Discontinued, no successor',
  ]);
});

test('an export has the column only if some number is not current, and then a cell in every row', () => {
  const none = supersededColumn([current], t);
  expect([none.columns, none.cellsOf(current)]).toEqual([[], []]);
  const { columns, cellsOf } = supersededColumn([current, ended], t);
  expect(columns).toHaveLength(1);
  expect([ended, current, null, undefined].map((part) => cellsOf(part).map(({ text }) => text))).toEqual([
    ['Discontinued, no successor'],
    [''],
    [''],
    [''],
  ]);
});
