import { expect, test } from 'vitest';
import { encodingOf } from '../../../../src/server/oe/spreadsheets/csv.ts';
import { chineseEncodingOf } from '../../../../src/server/platform/spreadsheets/chinese-encoding.ts';

const big5 = [
  [
    'b973a5f3b8b9bd582cab7ea6572cbcc6b6710a314b30363938313531412cab65b7d9a8aea8d3a54fa4f92c320a3034453131353536314a2cbef7aa6fc26fb24dbeb92c31',
    '零件號碼,品名,數量\n1K0698151A,前煞車來令片,2\n04E115561J,機油濾清器,1',
  ],
  ['aec6b8b92ca657bad90a3034453131353536314a2cbef7aa6fc26faae4', '料號,名稱\n04E115561J,機油濾芯'],
] as const;
const gb18030 = [
  [
    'c1e3bcfebac52cc3fbb3c62ccafdc1bf0a314b30363938313531412cc7b0d6c6b6afc6ac2c320a3034453131353536314a2cbbfad3cdc2cbc7e5c6f72c31',
    '零件号,名称,数量\n1K0698151A,前制动片,2\n04E115561J,机油滤清器,1',
  ],
  [
    'c5e4bcfeb1e0bac52cc5e4bcfec3fbb3c60a355130363135333031432cc7b0d6c6b6afc5ccd7dcb3c9a3a8d7f3a3a9',
    '配件编号,配件名称\n5Q0615301C,前制动盘总成（左）',
  ],
  ['b6f5e082f6cea3acedb5f6cec6fbc5e4a3bacff0bdbab3c4ccd7a1a2b0dab1dbd7dcb3c9', '鄂鄠鑫，淼鑫汽配：橡胶衬套、摆臂总成'],
] as const;

test.each([...big5, ...gb18030])('the encoding of a table is detected: %#', (hex, text) => {
  const bytes = Buffer.from(hex, 'hex');
  expect(new TextDecoder(encodingOf(bytes)).decode(bytes)).toBe(text);
});

test('text with too few Chinese characters is read as GB18030', () => {
  expect(chineseEncodingOf(Buffer.from('aec6b8b9', 'hex'))).toBe('gb18030');
  expect(chineseEncodingOf(Buffer.from('1K0698151A'))).toBe('gb18030');
});
