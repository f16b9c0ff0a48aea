import { expect, test } from 'vitest';
import { hitsSheet } from '../../../../src/catalogue/parts/in-vehicle/hits-sheet.ts';
import { i18n, startI18n } from '../../../../src/providers/i18n.ts';
import { misfitPartOf, partOf } from '../../../support/screens/part-of.ts';

await startI18n();
await i18n.changeLanguage('zh-CN');
await i18n.loadNamespaces(['parts']);

test('the export of search hits has the vehicle, and for each row its assembly and whether it fits', () => {
  const hit = { part: partOf(), vehAssyId: 12, assemblyName: '润滑系统', rule: 'alias' as const };
  const sheet = hitsSheet({
    hits: [hit, { ...hit, part: misfitPartOf({}, '变速箱：双离合') }],
    find: '机滤',
    vehicleName: '大众 朗逸 2019款',
    vin: 'LSVNA2CJ1K2113527',
    language: 'zh-CN',
    t: i18n.getFixedT('zh-CN', 'parts'),
  });
  expect(sheet.fileName).toBe('大众 朗逸 2019款 机滤');
  expect(sheet.facts).toEqual([
    ['车型', '大众 朗逸 2019款'],
    ['VIN', 'LSVNA2CJ1K2113527'],
  ]);
  expect(sheet.rows.map((row) => row.map(({ text }) => text))).toEqual([
    ['机油滤清器', '04E 103 1', '润滑系统', '1', '', '适用'],
    ['机油滤清器', '04E 103 1', '润滑系统', '1', '', '不适用：变速箱：双离合'],
  ]);
});
