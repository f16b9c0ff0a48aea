import type { Power } from '../../../contract/access/schemas.ts';
import { paths } from '../../shared/navigation/paths.ts';
import type { SearchTab } from '../layout/search-tab.ts';
import { searchTabs } from '../layout/search-tab.ts';

/** The header items with their own labels; `userCentre` is the user menu. */
export type HeaderKey = 'home' | 'inquire' | 'buy' | 'solution' | 'service' | 'cooperation' | 'userCentre';

export interface HeaderItem {
  /** The power's code; also the path, unless `ownPaths` has another. */
  code: string;
  key: HeaderKey | undefined;
  to: string;
  /** The staff's name of the power; the product's label when undefined. */
  label?: string;
}

type MenuPower = Pick<Power, 'powerCode' | 'powerName' | 'powerNameEn' | 'powerLevel' | 'powerOrder'>;

const keyOfCode: Readonly<Record<string, HeaderKey>> = {
  '/index': 'home',
  '/inquire': 'inquire',
  '/buy_service': 'buy',
  '/solution': 'solution',
  '/service': 'service',
  '/cooperation': 'cooperation',
};

const ownPaths: Readonly<Record<string, string>> = { '/solution': paths.solutions };

/** The whole menu with the product's labels, for visitors and for roles without menu powers. */
export const defaultMenu: readonly HeaderItem[] = Object.entries(keyOfCode).map(([code, key]) => ({
  code,
  key,
  to: ownPaths[code] ?? code,
}));

/** A role's menu: its powers of level 1 with an order, sorted by it. 服务中心 is labelled 购买套餐. */
export function buildMenu(powers: readonly MenuPower[], language: string): readonly HeaderItem[] {
  const menuPowers = powers.filter(({ powerLevel, powerOrder }) => powerLevel === 1 && powerOrder > 0);
  if (menuPowers.length === 0) return defaultMenu;
  return [...menuPowers]
    .sort((one, other) => one.powerOrder - other.powerOrder)
    .map(({ powerCode: code, powerName, powerNameEn }) => {
      const item = { code, key: keyOfCode[code], to: ownPaths[code] ?? code };
      if (powerName === '服务中心') return item;
      return { ...item, label: language === 'en' && powerNameEn !== '' ? powerNameEn : powerName };
    });
}

/** The search tabs of a role: its powers under 查询; all tabs for a role without any. */
export function allowedSearchTabs(powers: readonly Pick<Power, 'powerCode'>[]): readonly SearchTab[] {
  const codes = new Set(powers.map(({ powerCode }) => powerCode));
  const allowed = searchTabs.filter((tab) => codes.has(paths[tab]));
  return allowed.length === 0 ? searchTabs : allowed;
}

const patterns: readonly [HeaderKey, RegExp][] = [
  ['home', /^\/index$/],
  ['inquire', /^\/(inquire$|search(\/|$))/],
  ['buy', /^\/(buy_service|buy_order|buy)$/],
  ['solution', /^\/solution(\/|$)/],
  ['service', /^\/(service|interface)$/],
  ['cooperation', /^\/cooperation$/],
  ['userCentre', /^\/user(\/|$)/],
];

/** The header item that a screen belongs to. */
export function findActiveItem(pathname: string): HeaderKey | undefined {
  return patterns.find(([, pattern]) => pattern.test(pathname))?.[0];
}
