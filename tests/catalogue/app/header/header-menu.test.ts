import { describe, expect, test } from 'vitest';
import { activeItem, inquiryRights, menuOf, wholeMenu } from '../../../../src/catalogue/app/header/header-menu.ts';
import { searchTabs } from '../../../../src/catalogue/app/layout/search-tab.ts';

const power = (powerCode: string, given: object = {}) => ({
  powerCode,
  powerName: powerCode,
  powerNameEn: '',
  powerLevel: 1,
  powerOrder: 1,
  ...given,
});

test('the menu of visitors has home, inquire, buy, solution, interface service and cooperation, in that order', () => {
  expect(wholeMenu.map(({ key }) => key)).toEqual(['home', 'inquire', 'buy', 'solution', 'service', 'cooperation']);
});

describe('the menu of a role', () => {
  test('is its powers of level 1 that have an order, in it', () => {
    const powers = [
      power('/cooperation', { powerOrder: 2 }),
      power('/index'),
      power('/manager', { powerOrder: 0 }),
      power('/search/oe', { powerLevel: 2 }),
    ];
    expect(menuOf(powers, 'zh-CN').map(({ code }) => code)).toEqual(['/index', '/cooperation']);
  });

  test('has 服务中心 under the name of the packages, every other as staff named it', () => {
    const powers = [
      power('/buy_service', { powerName: '服务中心', powerNameEn: 'Service centre' }),
      power('/edition', { powerName: '版本', powerNameEn: 'Versions', powerOrder: 2 }),
    ];
    expect(menuOf(powers, 'en')).toEqual([
      { code: '/buy_service', key: 'buy', to: '/buy_service' },
      { code: '/edition', key: undefined, to: '/edition', label: 'Versions' },
    ]);
  });

  test('is whole for a role that was given none of it', () => {
    expect(menuOf([power('/manager', { powerOrder: 0 })], 'en')).toBe(wholeMenu);
  });
});

test('the ways to search are the powers beneath 查询, all of them for a role without any', () => {
  expect(inquiryRights([power('/search/oe'), power('/search/vehicle')])).toEqual(['vehicle', 'oe']);
  expect(inquiryRights([power('/index')])).toEqual(searchTabs);
});

test.each([
  ['/index', 'home'],
  ['/inquire', 'inquire'],
  ['/search/vehicle', 'inquire'],
  ['/search/brandPart', 'inquire'],
  ['/buy_service', 'buy'],
  ['/buy_order', 'buy'],
  ['/buy', 'buy'],
  ['/solution/index', 'solution'],
  ['/solution/detail', 'solution'],
  ['/service', 'service'],
  ['/cooperation', 'cooperation'],
  ['/user/info', 'userCentre'],
  ['/user/task', 'userCentre'],
  ['/login', undefined],
  ['/edition', undefined],
  ['/inquiry', undefined],
])('%s stands under %s', (pathname, item) => {
  expect(activeItem(pathname)).toBe(item);
});
