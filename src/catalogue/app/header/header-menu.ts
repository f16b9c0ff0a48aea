import type { Power } from '../../../contract/access/schemas.ts';
import { paths } from '../../shared/navigation/paths.ts';
import type { SearchTab } from '../layout/search-tab.ts';
import { searchTabs } from '../layout/search-tab.ts';

/** The items of the header that the product has words for; `userCentre` is the dropdown's place. */
export type HeaderKey = 'home' | 'inquire' | 'buy' | 'solution' | 'service' | 'cooperation' | 'userCentre';

export interface HeaderItem {
  /** The power's code, which is where it leads unless the product knows better. */
  code: string;
  key: HeaderKey | undefined;
  to: string;
  /** As staff named it; undefined: the product's own word. */
  label?: string;
}

type Named = Pick<Power, 'powerCode' | 'powerName' | 'powerNameEn' | 'powerLevel' | 'powerOrder'>;

const keyOfCode: Readonly<Record<string, HeaderKey>> = {
  '/index': 'home',
  '/inquire': 'inquire',
  '/buy_service': 'buy',
  '/solution': 'solution',
  '/service': 'service',
  '/cooperation': 'cooperation',
};

const ownPaths: Readonly<Record<string, string>> = { '/solution': paths.solutions };

/** The menu of those who are logged out, and of a role that was given none: everything, in the product's words. */
export const wholeMenu: readonly HeaderItem[] = Object.entries(keyOfCode).map(([code, key]) => ({
  code,
  key,
  to: ownPaths[code] ?? code,
}));

/** The menu that a role's powers make: those of level 1 that have an order, in it. 服务中心 is called 购买套餐. */
export function menuOf(powers: readonly Named[], language: string): readonly HeaderItem[] {
  const shown = powers.filter(({ powerLevel, powerOrder }) => powerLevel === 1 && powerOrder > 0);
  if (shown.length === 0) return wholeMenu;
  return [...shown]
    .sort((one, other) => one.powerOrder - other.powerOrder)
    .map(({ powerCode: code, powerName, powerNameEn }) => {
      const item = { code, key: keyOfCode[code], to: ownPaths[code] ?? code };
      if (powerName === '服务中心') return item;
      return { ...item, label: language === 'en' && powerNameEn !== '' ? powerNameEn : powerName };
    });
}

/** The ways to search that a role has: the powers beneath 查询; a role that was given none of them has all. */
export function inquiryRights(powers: readonly Pick<Power, 'powerCode'>[]): readonly SearchTab[] {
  const codes = new Set(powers.map(({ powerCode }) => powerCode));
  const given = searchTabs.filter((tab) => codes.has(paths[tab]));
  return given.length === 0 ? searchTabs : given;
}

const places: readonly [HeaderKey, RegExp][] = [
  ['home', /^\/index$/],
  ['inquire', /^\/(inquire$|search(\/|$))/],
  ['buy', /^\/(buy_service|buy_order|buy)$/],
  ['solution', /^\/solution(\/|$)/],
  ['service', /^\/(service|interface)$/],
  ['cooperation', /^\/cooperation$/],
  ['userCentre', /^\/user(\/|$)/],
];

/** The item of the header that a screen stands under. */
export function activeItem(pathname: string): HeaderKey | undefined {
  return places.find(([, pattern]) => pattern.test(pathname))?.[0];
}
