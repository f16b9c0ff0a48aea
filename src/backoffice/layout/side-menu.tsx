import { Menu } from 'antd';
import { createElement, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useMessages } from '../messages.ts';
import { navigation } from '../navigation.ts';
import { menuGroups } from '../resource-list.ts';

/** The pages that the user's powers open, by group. */
export function SideMenu({ powers }: { powers: ReadonlySet<string> }) {
  const { t } = useMessages();
  const { pathname } = useLocation();
  const open = navigation.filter(({ path }) => powers.has(path));
  const current = open.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
  const menu = useRef<HTMLElement>(null);
  const path = current?.path;
  // The menu is longer than most windows. jsdom has no scrollIntoView.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is selected
  useEffect(() => {
    // In braces: it returns a promise in new browsers, which React would call when the menu unmounts.
    menu.current?.querySelector('.ant-menu-item-selected')?.scrollIntoView?.({ block: 'nearest' });
  }, [path]);
  const groups = menuGroups
    .map((group) => ({
      key: group,
      type: 'group' as const,
      label: t(`menu.${group}`),
      children: open
        .filter(({ menu }) => menu[0] === group)
        .map(({ path, name, icon }) => ({
          key: path,
          icon: createElement(icon),
          label: <Link to={path}>{t(`${name}:title`)}</Link>,
        })),
    }))
    .filter(({ children }) => children.length > 0);
  return (
    <nav ref={menu} aria-label={t('common:menu.backoffice')}>
      <Menu
        mode="inline"
        style={{ border: 'none', paddingBlock: 8 }}
        items={groups}
        selectedKeys={path === undefined ? [] : [path]}
      />
    </nav>
  );
}
