import { expect, test } from 'vitest';
import { legacyEncodingOf } from '../../../../src/server/platform/spreadsheets/legacy-encoding.ts';

const decoded = (hex: string) => {
  const bytes = Buffer.from(hex, 'hex');
  return new TextDecoder(legacyEncodingOf(bytes)).decode(bytes);
};

test.each([
  [
    '53746fdf64e46d7066657220766f726e3b66fc72204d6f746f72206d697420d66c3b322c35300a4272656d7362656ce467653b4772f6df65204c3b31',
    'Stoßdämpfer vorn;für Motor mit Öl;2,50\nBremsbeläge;Größe L;1',
  ],
  ['706c6171756574746573206176616e743be974726965722067617563686520e020766973', 'plaquettes avant;étrier gauche à vis'],
  ['52fc636b6c69636874', 'Rücklicht'],
])('Western text is recognised by letters that stand alone: %#', (hex, text) => {
  expect(decoded(hex)).toBe(text);
});

test.each([
  [
    '9594956994d48d862c9594956996bc8fcc0a30343436352c8375838c815b834c8370836283680a39303931352c83498343838b83748342838b835e815b',
    '部品番号,部品名称\n04465,ブレーキパッド\n90915,オイルフィルター',
  ],
  [
    'ccdedab0b720cadfafc4de20b5b2d920cca8d9c020d7b2c420d0d7b020c4deb120b8d7afc120cdded9c4',
    'ﾌﾞﾚｰｷ ﾊﾟｯﾄﾞ ｵｲﾙ ﾌｨﾙﾀ ﾗｲﾄ ﾐﾗｰ ﾄﾞｱ ｸﾗｯﾁ ﾍﾞﾙﾄ',
  ],
])('Japanese is recognised by its kana, also in half width: %#', (hex, text) => {
  expect(decoded(hex)).toBe(text);
});

test('Korean is recognised by its syllables', () => {
  expect(
    decoded(
      'bacec7b0b9f8c8a32cbacec7b0b8ed2cb0a1b0dd0a35383130312cbaeab7b9c0ccc5a920c6d0b5e520bcbcc6ae20bed50a32363330302cbfc0c0cf20c7cac5cd0a38363531302cb9fcc6db20c4bfb9f6',
    ),
  ).toBe('부품번호,부품명,가격\n58101,브레이크 패드 세트 앞\n26300,오일 필터\n86510,범퍼 커버');
});

test('one Chinese word over and over is Chinese, though its bytes are also half-width kana', () => {
  expect(decoded('d6c6b6afc5cc2c'.repeat(60))).toBe('制动盘,'.repeat(60));
});

test('Chinese with a stray Western letter stays Chinese', () => {
  expect(decoded(`${'bfa8bfdb2c'.repeat(12)}fc2c`).startsWith('卡扣,')).toBe(true);
});
