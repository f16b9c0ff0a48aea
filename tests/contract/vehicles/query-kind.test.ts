import { expect, test } from 'vitest';
import { queryKindOf, queryKindsOf } from '../../../src/contract/vehicles/query-kind.ts';
import cases from '../../fixtures/vin-cases.json' with { type: 'json' };

test.each([
  ['LFVAWAGD22G752447', 'vin'],
  ['ｌｆｖａｗａｇｄ２２ｇ７５２４４７', 'vin'],
  ['LFV AWAGD2 2G 752447', 'vin'],
  ['LFVAWAGD22G75Z44O', 'mistypedVin'],
  ['WBAKB2108BC465378', 'vin'],
  ['车架号：LFVAWAGD22G752447', 'vin'],
  ['vin lfvawagd22g752447', 'vin'],
  ['VIN码:LFVAWAGD22G75244', 'mistypedVin'],
  ['JTDKN3DU9A0123456', 'vin'],
  ['11111111111111111', 'vin'],
  ['LFVAWAGD22G75244', 'mistypedVin'],
  ['LFVAWAGD22G7524477', 'mistypedVin'],
  ['LFVAWAGD22G7524?7', 'mistypedVin'],
  ['LSVD24BA6FG758924', 'mistypedVin'],
  ['WBAKB2108BC4653', 'mistypedVin'],
  ['WVWZZZ1KZBW123', 'mistypedVin'],
  ['1C4RJFBG8EC1234', 'mistypedVin'],
  ['W1KZF8DB0LA123', 'mistypedVin'],
  ['LFVAWAGD22G752447 这台宝来', 'vin'],
  ['宝来 1.6 LFVAWAGD22G752447', 'vin'],
  ['vin no. LFVAWAGD22G752447', 'vin'],
  ['FV7146BBDBG', 'announcement'],
  ['公告 FV7146BBDBG', 'announcement'],
  ['车型FV7146BBDBG', 'announcement'],
  ['model: FV7146BBDBG', 'announcement'],
  ['大众汽车牌FV7146BBDBG', 'announcement'],
  ['公告型号 FV7146BBDBG', 'announcement'],
  ['ＦＶ７１４６ＢＢＤＢＧ', 'announcement'],
  ['ZZ4257V324HE1B', 'announcement'],
  ['CA1120PK2L5BE5A80', 'announcement'],
  ['解放CA4257K466HE5C牵引车', 'announcement'],
  ['大众朗逸 SVW7146BRN6', 'announcement'],
  ['CAF72O5FSL6', 'announcement'],
  ['QL1O49K466GE1B', 'announcement'],
  ['WG9O25190102', 'oe'],
  ['宝来 LFVAWAGD22G75244', 'mistypedVin'],
  ['DZ982571211217 空滤', 'oe'],
  ['大灯81130-77132', 'oe'],
  ['原厂号 81130-77132', 'oe'],
  ['OE号：GL9Z-5823-J', 'oe'],
  ['德龙X3000 WP12.460E50', 'name'],
  ['天锦 ISDE245-40', 'name'],
  ['朗逸 2015-2017款', 'name'],
  ['CA1120P1K2L5BE5A80', 'announcement'],
  ['1K0 615 301 AB', 'oe'],
  ['1k0615301ab', 'oe'],
  ['90919-02240', 'oe'],
  ['９０９１９－０２２４０', 'oe'],
  ['A 000 905 12 00', 'oe'],
  ['34 11 6 794 300', 'oe'],
  ['WG9725190102', 'oe'],
  ['DZ95259470094', 'oe'],
  ['612600081334', 'oe'],
  ['WHT 005 184', 'oe'],
  ['DZ900152205353', 'oe'],
  ['H98402460F03Z0', 'oe'],
  ['A 204 880 03 40 9999', 'oe'],
  ['5N0 853 651 AB 041', 'oe'],
  ['44010-S04-961', 'oe'],
  ['90919-02240，1K0 615 301 AB', 'oe'],
  ['朗逸', 'name'],
  ['Lavida 1.4T', 'name'],
  ['X5', 'name'],
  ['A4L', 'name'],
  ['Golf 7', 'name'],
  ['Ｇｏｌｆ　７', 'name'],
  ['前刹车片', 'name'],
  ['车架号', 'name'],
  ['大众 朗逸 2019', 'name'],
  ['BMW 320 2016', 'name'],
  ['A6L 2019', 'name'],
  ['GLC260L', 'name'],
  ['ES300h', 'name'],
  ['Toyota Camry 2019 2.0', 'name'],
  ['Volkswagen Golf 7 2014', 'name'],
  ['cruze2012 1.6', 'name'],
  ['polo2015', 'name'],
  ['x5 3.0 e70', 'name'],
  ['byd song plus dmi 2022', 'name'],
  ['bmw f30 320li 2014', 'name'],
  ['xc60 t5 2014', 'name'],
  ['2019', 'name'],
  ['', 'name'],
] as const)('%s is classified as %s', (text, kind) => {
  expect(queryKindOf(text)).toBe(kind);
});

test('an ambiguous text has its other kinds in order of likelihood', () => {
  expect(queryKindsOf('FV7146BBDBG')).toEqual(['announcement', 'name', 'oe']);
  expect(queryKindsOf('WG9725190102')).toEqual(['oe', 'announcement', 'name']);
  expect(queryKindsOf('LSVD24BA6FG758924')).toEqual(['mistypedVin', 'vin', 'oe', 'name']);
  expect(queryKindsOf('朗逸')).toEqual(['name']);
});

test('every sample VIN is recognised, and one with a wrong check digit as mistyped', () => {
  expect(cases.length).toBeGreaterThan(100);
  for (const { vin, kind } of cases) expect(queryKindOf(vin), vin).toBe(kind === 'valid' ? 'vin' : 'mistypedVin');
});

test('a VIN with a missing or doubled character is recognised as mistyped', () => {
  for (const { vin } of cases) {
    for (let index = 0; index < vin.length; index += 1) {
      const shorter = vin.slice(0, index) + vin.slice(index + 1);
      const longer = vin.slice(0, index + 1) + vin.slice(index);
      expect(queryKindsOf(shorter), shorter).toContain('mistypedVin');
      expect(queryKindOf(longer), longer).toBe('mistypedVin');
    }
  }
});

test.each(['E90 320', 'f35 320Li', '525li F18'])('%s is a BMW', (text) => {
  expect(queryKindOf(text)).toBe('name');
});

test.each(['2GS80', '1NA88', 'GL9Z58', 'DZ9566', 'WG9725'])('%s is the beginning of a part number', (text) => {
  expect(queryKindOf(text)).toBe('oe');
});
