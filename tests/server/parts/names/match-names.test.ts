import { describe, expect, test } from 'vitest';
import { matchNames, sideDistance } from '../../../../src/server/parts/names/match-names.ts';
import type { PartName } from '../../../../src/server/parts/names/part-name.ts';
import { bareName } from '../../../../src/server/parts/names/part-words.ts';

const name = (stdPartId: number, text: string, pinyin = '', initials = ''): PartName => ({
  stdPartId,
  name: text,
  kind: 'name',
  norm: bareName(text.toLowerCase()),
  pinyin,
  initials,
});
const alias = (stdPartId: number, text: string, pinyin = '', initials = ''): PartName => ({
  ...name(stdPartId, text, pinyin, initials),
  kind: 'alias',
});
const english = (stdPartId: number, text: string): PartName => ({ ...name(stdPartId, text), kind: 'english' });

const [PADS, DISC, FILTER, LEFT_LAMP, RIGHT_LAMP, LAMP_BRACKET, PUMP] = [1, 2, 3, 4, 5, 6, 7];
const names = [
  name(PADS, '前制动片', 'qianzhidongpian', 'qzdp'),
  alias(PADS, '前碟片', 'qiandiepian', 'qdp'),
  english(PADS, 'Front brake pads'),
  name(DISC, '前制动盘', 'qianzhidongpan', 'qzdp'),
  english(DISC, 'Front brake disc'),
  name(FILTER, '机油滤清器', 'jiyoulvqingqi', 'jylqq'),
  alias(FILTER, '机滤', 'jilv', 'jl'),
  english(FILTER, 'Oil filter'),
  name(RIGHT_LAMP, '右前照灯总成', 'youqianzhaodengzongcheng', 'yqzdzc'),
  name(LEFT_LAMP, '左前照灯总成', 'zuoqianzhaodengzongcheng', 'zqzdzc'),
  english(LEFT_LAMP, 'Headlamp assembly, left'),
  english(RIGHT_LAMP, 'Headlamp assembly, right'),
  name(LAMP_BRACKET, '前照灯支架', 'qianzhaodengzhijia', 'qzdzj'),
  name(PUMP, '燃油泵总成', 'ranyoubengzongcheng', 'rybzc'),
];
const match = (text: string) => matchNames(text, names).map(({ stdPartId, rule }) => [stdPartId, rule]);

describe('each rule has its own matches', () => {
  test.each([
    ['exact', '机油滤清器', FILTER],
    ['exact', ' OIL  filter ', FILTER],
    ['alias', '机滤', FILTER],
    ['normalised', '机油滤清器总成', FILTER],
    ['normalised', '燃油泵', PUMP],
    ['normalised', '前刹车片', PADS],
    ['pinyin', 'jiyoulvqingqi', FILTER],
    ['pinyin', 'JI YOU LÜ QING QI', FILTER],
    ['initials', 'jylqq', FILTER],
    ['contains', '滤清', FILTER],
    ['contains', 'filter oil', FILTER],
    ['contains', 'jiyou', FILTER],
    ['oneEdit', '机油滤清盖', FILTER],
    ['pinyin', '机油虑清器', FILTER],
    ['contains', '虑清', FILTER],
    ['initials', 'jylq', FILTER],
    ['contains', '滤清器机油', FILTER],
    ['contains', '机油清器', FILTER],
    ['oneEdit', 'oil fliter', FILTER],
    ['oneEdit', 'oil filtr', FILTER],
  ])('%s: %s', (rule, text, stdPartId) => {
    expect(match(text)[0]).toEqual([stdPartId, rule]);
  });
});

test('initials of two parts find both', () => {
  expect(match('qzdp')).toEqual([
    [PADS, 'initials'],
    [DISC, 'initials'],
  ]);
});

test('a known name is not treated as a typing error of another', () => {
  expect(match('前制动片')).toEqual([[PADS, 'exact']]);
});

test('an unknown name that is one edit from two parts finds both', () => {
  expect(match('前制动板')).toEqual([
    [PADS, 'oneEdit'],
    [DISC, 'oneEdit'],
  ]);
});

test('the typed side precedes the other, and more certain rules precede less certain ones', () => {
  expect(match('左大灯')).toEqual([
    [LEFT_LAMP, 'normalised'],
    [RIGHT_LAMP, 'normalised'],
    [LAMP_BRACKET, 'contains'],
  ]);
  expect(match('右前照灯')).toEqual([
    [RIGHT_LAMP, 'normalised'],
    [LEFT_LAMP, 'normalised'],
    [LAMP_BRACKET, 'contains'],
  ]);
  expect(match('headlight rh').slice(0, 2)).toEqual([
    [RIGHT_LAMP, 'normalised'],
    [LEFT_LAMP, 'normalised'],
  ]);
});

test('within a rule the name with the least surplus comes first', () => {
  expect(match('制动')).toEqual([
    [PADS, 'contains'],
    [DISC, 'contains'],
  ]);
  expect(match('照灯').map(([id]) => id)).toEqual([RIGHT_LAMP, LEFT_LAMP, LAMP_BRACKET]);
});

test('a name with the typed filler word precedes names as long as it without one', () => {
  const motors = [name(1, '雨刮电机'), name(2, '驱动电机总成')];
  expect(matchNames('电机总成', motors).map(({ stdPartId }) => stdPartId)).toEqual([2, 1]);
  expect(matchNames('电机', motors).map(({ stdPartId }) => stdPartId)).toEqual([1, 2]);
});

test.each(['', ' ', '%', '_', "'", '%%%%%', "' or 1=1 --", '总成', '左', 'x', '轮胎', 'zzzzzz'])(
  'nothing is found by %j',
  (text) => {
    expect(match(text)).toEqual([]);
  },
);

test('the distance of a side is least to itself, then to no side, then to the other', () => {
  expect(sideDistance('left', 'left')).toBe(0);
  expect(sideDistance('left', undefined)).toBe(1);
  expect(sideDistance('left', 'right')).toBe(2);
  expect(sideDistance(undefined, 'right')).toBe(0);
});

test('pinyin of a word inside a name finds it, without the side or position', () => {
  expect(matchNames('zhidongpian', names)).toContainEqual({ stdPartId: PADS, rule: 'contains', isSure: false });
});

test('a name is found with and without separators between its words', () => {
  for (const text of ['frontbrakepads', 'Front-Brake-Pads', 'front_brake pads', 'ｆｒｏｎｔ．ｂｒａｋｅ．ｐａｄｓ']) {
    expect([text, matchNames(text, names)[0]]).toEqual([
      text,
      { stdPartId: PADS, rule: expect.stringMatching(/exact|normalised/), isSure: true },
    ]);
  }
  expect(matchNames('brakepad', names)).toEqual([{ stdPartId: PADS, rule: 'contains', isSure: false }]);
});

test('a sound-alike precedes a look-alike, which is left out beside it', () => {
  expect(match('前只动片')).toEqual([[PADS, 'pinyin']]);
});

test('the initials of words inside a name find it, those at its end first', () => {
  const lamps = [
    alias(LEFT_LAMP, '左大灯', 'zuodadeng', 'zdd'),
    alias(LAMP_BRACKET, '大灯垫片', 'dadengdianpian', 'dddp'),
    alias(PADS, '前刹车片', 'qianshachepian', 'qscp'),
  ];
  expect(matchNames('scp', lamps).map(({ stdPartId }) => stdPartId)).toEqual([PADS]);
  expect(matchNames('dd', lamps).map(({ stdPartId }) => stdPartId)).toEqual([LEFT_LAMP]);
});

test('English words count in the singular and in any order', () => {
  expect(match('pads brake front')[0]).toEqual([PADS, 'contains']);
  expect(match('Front brake pad')[0]).toEqual([PADS, 'normalised']);
});

test('the alias of the starter is no name of every other motor', () => {
  const [STARTER, WIPER_MOTOR, DRIVE_MOTOR] = [1, 2, 3];
  const motors = [
    name(STARTER, '起动机总成'),
    alias(STARTER, '马达'),
    name(WIPER_MOTOR, '雨刮电机'),
    name(DRIVE_MOTOR, '驱动电机总成'),
  ];
  const found = (text: string) => matchNames(text, motors).map(({ stdPartId, isSure }) => ({ stdPartId, isSure }));
  expect(found('马达')).toEqual([{ stdPartId: STARTER, isSure: true }]);
  expect(found('雨刮马达')).toEqual([{ stdPartId: WIPER_MOTOR, isSure: true }]);
  for (const text of ['电机', '电动机']) {
    expect(found(text)).toEqual([
      { stdPartId: WIPER_MOTOR, isSure: false },
      { stdPartId: DRIVE_MOTOR, isSure: false },
    ]);
  }
});

describe('names that a longer text has', () => {
  const own = [
    name(1, '鼓风机', 'gufengji', 'gfj'),
    name(2, '前下摆臂', 'qianxiabaibi', 'qxbb'),
    alias(2, '三角臂', 'sanjiaobi', 'sjb'),
    name(3, '空气滤清器滤芯', 'kongqilvqingqilvxin', 'kqlqqlx'),
    name(4, '推力杆', 'tuiligan', 'tlg'),
    english(4, 'Water pump'),
  ];
  const found = (text: string) => matchNames(text, own).map(({ stdPartId, rule }) => [stdPartId, rule]);

  test.each([
    ['空调鼓风机', 1, 'within'],
    ['推力杆胶芯', 4, 'within'],
    ['water pump gasket', 4, 'within'],
    ['滤芯空气', 3, 'contains'],
    ['前三角臂', 2, 'alias'],
    ['qsjb', 2, 'initials'],
    ['两个鼓风机', 1, 'exact'],
    ['鼓风机x2', 1, 'exact'],
  ])('%s', (text, stdPartId, rule) => {
    expect(found(text)).toEqual([[stdPartId, rule]]);
  });

  test('a workshop name has the position of its part only', () => {
    expect(found('后三角臂')).toEqual([[2, 'within']]);
  });

  test('the name at the end of the text precedes one before it', () => {
    expect(found('推力杆鼓风机')).toEqual([
      [1, 'within'],
      [4, 'within'],
    ]);
  });
});
