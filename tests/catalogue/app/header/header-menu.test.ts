import { describe, expect, test } from 'vitest';
import {
  allowedSearchTabs,
  buildMenu,
  defaultMenu,
  findActiveItem,
} from '../../../../src/catalogue/app/header/header-menu.ts';
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
  expect(defaultMenu.map(({ key }) => key)).toEqual(['home', 'inquire', 'buy', 'solution', 'service', 'cooperation']);
});

describe('the menu of a role', () => {
  test('has its powers of level 1 with an order, sorted by it', () => {
    const powers = [
      power('/cooperation', { powerOrder: 2 }),
      power('/index'),
      power('/manager', { powerOrder: 0 }),
      power('/search/oe', { powerLevel: 2 }),
    ];
    expect(buildMenu(powers, 'zh-CN').map(({ code }) => code)).toEqual(['/index', '/cooperation']);
  });

  test('labels 服务中心 as the packages, every other power as the staff named it', () => {
    const powers = [
      power('/buy_service', { powerName: '服务中心', powerNameEn: 'Service centre' }),
      power('/edition', { powerName: '版本', powerNameEn: 'Versions', powerOrder: 2 }),
    ];
    expect(buildMenu(powers, 'en')).toEqual([
      { code: '/buy_service', key: 'buy', to: '/buy_service' },
      { code: '/edition', key: undefined, to: '/edition', label: 'Versions' },
    ]);
  });

  test('is the whole menu for a role without menu powers', () => {
    expect(buildMenu([power('/manager', { powerOrder: 0 })], 'en')).toBe(defaultMenu);
  });
});

test('the search tabs are the powers under 查询, all tabs for a role without any', () => {
  expect(allowedSearchTabs([power('/search/oe'), power('/search/vehicle')])).toEqual(['vehicle', 'oe']);
  expect(allowedSearchTabs([power('/index')])).toEqual(searchTabs);
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
])('the active item of %s is %s', (pathname, item) => {
  expect(findActiveItem(pathname)).toBe(item);
});
