import { expect, test } from 'vitest';
import { findLicenceFields, withDigits } from '../../../../src/server/gateways/ocr/licence-fields.ts';
import { pageText, pageTexts } from '../../../support/pictures/page-text.ts';

const card = [
  pageText('号牌号码', { top: 0 }),
  pageText('粤A·样123', { left: 120, top: 0 }),
  pageText('车辆类型', { left: 520, top: 0 }),
  pageText('小型轿车', { left: 650, top: 4 }),
  pageText('所有人', { top: 60 }),
  pageText('样本数据有限公司', { left: 120, top: 60 }),
  pageText('住址', { top: 120 }),
  pageText('示例市测试区样本路12号', { left: 120, top: 120 }),
  pageText('品牌型号大众汽车牌SVW7146BRN6', { left: 390, top: 180 }),
  pageText('Model', { left: 390, top: 205 }),
  pageText('发动机号码', { left: 260, top: 300 }),
  pageText('RKN358186', { left: 430, top: 300 }),
  pageText('注册日期', { left: 260, top: 360 }),
  pageText('2019-06-18', { left: 400, top: 360 }),
  pageText('发证日期', { left: 650, top: 360 }),
  pageText('2021-12-02', { left: 790, top: 360 }),
];
const read = (...texts: string[]) => findLicenceFields(pageTexts('号牌号码', '所有人', '使用性质', ...texts));

test('the vehicle’s fields are read from a card, and none of the owner’s', () => {
  expect(findLicenceFields(card)).toEqual({
    brand: '大众汽车牌',
    announcement: 'SVW7146BRN6',
    engineNumber: 'RKN358186',
    doubts: { announcement: [], engineNumber: [] },
    registrationDate: '2019-06-18',
    vehicleClass: '小型轿车',
  });
});

test('a picture with fewer than three labels is not a licence', () => {
  expect(findLicenceFields(pageTexts('车辆识别代号', '品牌型号大众汽车牌SVW7146BRN6'))).toBeUndefined();
});

test.each([
  '品牌型号本田牌DHW6451R5ASC',
  '牌型号本田牌DHW6451R5ASC',
  '品牌型弓本田牌DHW6451R5ASC',
  '本田牌DHW6451R5ASC',
])('the model is read from %s', (text) => {
  expect(read(text)).toMatchObject({ brand: '本田牌', announcement: 'DHW6451R5ASC' });
});

test('a label printed with spaces between its characters is recognised', () => {
  expect(read('发 动 机 号 码 RKN358186')).toMatchObject({ engineNumber: 'RKN358186' });
});

test.each([
  ['注册日期2008年06月18日', '2008-06-18'],
  ['注册日期2008-02-31', null],
  ['注册日期', null],
])('%s has the registration date %s', (text, date) => {
  expect(read(text)).toMatchObject({ registrationDate: date });
});

test('without labels the earlier of two dates is the registration date', () => {
  expect(read('2021-12-02', '2019-06-18')).toMatchObject({ registrationDate: '2019-06-18' });
});

test('a vehicle class is recognised with one misread character, but not with two', () => {
  expect(read('车辆类型小型桥车')).toMatchObject({ vehicleClass: '小型轿车' });
  expect(read('车辆类型小刑桥车')).toMatchObject({ vehicleClass: null });
});

test('O and I next to digits of an announcement number are read as digits', () => {
  expect(withDigits('SVW7O46BI2')).toBe('SVW7046B12');
});
