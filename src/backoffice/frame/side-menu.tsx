import { Menu } from 'antd';
import { createElement } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { placeList } from '../place-list.ts';
import { menuGroups } from '../resource-list.ts';
import { useWords } from '../words.ts';

/** The pages that the powers open, by group. */
export function SideMenu({ powers }: { powers: ReadonlySet<string> }) {
  const { t } = useWords();
  const { pathname } = useLocation();
  const open = placeList.filter(({ path }) => powers.has(path));
  const current = open.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
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
    <nav aria-label={t('common:menu.backoffice')}>
      <Menu
        mode="inline"
        style={{ border: 'none', paddingBlock: 8 }}
        items={groups}
        selectedKeys={current === undefined ? [] : [current.path]}
      />
    </nav>
  );
}
