import { expect, test } from 'vitest';
import { partWords, pinyinTyped, sideOf } from '../../../../src/server/parts/names/part-words.ts';

test('a text is folded to half width, lower case and single spaces, none of them beside Chinese', () => {
  expect(partWords('  前 制动片　').folded).toBe('前制动片');
  expect(partWords('Ｏｉｌ   FILTER').folded).toBe('oil filter');
  expect(partWords('ABS 总成').folded).toBe('abs总成');
});

test('the normal form has no filler words, sides or punctuation', () => {
  expect(partWords('左前照灯总成').normal).toBe('前照灯');
  expect(partWords('机油的滤清器配件').normal).toBe('机油滤清器配');
  expect(partWords('后组合灯（外侧）').normal).toBe('后组合灯外侧');
  expect(partWords('Left headlamp assembly').normal).toBe('headlamp');
  expect(partWords("%_'").normal).toBe('');
});

test.each([
  ['前刹车片', '前制动片'],
  ['左大灯', '左前照灯总成'],
  ['前大灯', '前照灯'],
  ['后避震', '后减振器'],
  ['电瓶', '蓄电池'],
  ['波箱', '变速器总成'],
  ['方向机总成', '转向机'],
  ['前挡风玻璃', '前风窗玻璃'],
  ['headlight LH', 'Headlamp assembly, right'],
  ['head light', 'Headlamp'],
  ['front struts', 'Front shock absorber'],
  ['front strut mount', 'Front strut mount'],
  ['motor mount', 'Engine mount'],
  ['tranny mount', 'Transmission mount'],
  ['rotors', 'disc'],
  ['gas tank', 'Fuel tank'],
  ['gearbox mount', 'Transmission mount'],
  ['half shaft', 'Axle shaft'],
  ['side mirror right', '后视镜总成'],
  ['前碟', '前制动盘'],
  ['前碟片', '前制动片'],
  ['正时套装', '正时'],
  ['FRONT BUMPER', '前杠'],
  ['bumper assy, front', '前杠'],
  ['rear bumpers', '后杠'],
])("the workshop's %s is the catalogue's %s", (spoken, catalogued) => {
  expect(partWords(spoken).normal).toBe(partWords(catalogued).normal);
});

test('a longer name that contains the name of a whole part stays as it is', () => {
  expect(partWords('Front bumper beam').normal).toBe('front bumper beam');
});

test('a side is recognised in both languages, and undefined if both or none are named', () => {
  expect(partWords('左大灯').side).toBe('left');
  expect(sideOf('Headlamp RH')).toBe('right');
  expect(sideOf('左/右')).toBeUndefined();
  expect(sideOf('bright')).toBeUndefined();
});

test('pinyin consists of letters only, with v for ü', () => {
  expect(pinyinTyped("ji'you lü")).toBe('jiyoulv');
  expect(pinyinTyped('机滤')).toBeUndefined();
  expect(pinyinTyped('a1')).toBeUndefined();
  expect(pinyinTyped('a')).toBeUndefined();
});
