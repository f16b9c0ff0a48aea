import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, Outlet, useLocation } from 'react-router-dom';
import { session } from '../../../providers/session/session.ts';
import { useStore } from '../../../providers/store.ts';
import { platform } from '../../shared/site/platform.ts';
import { accountLinks } from '../header/account-links.ts';
import styles from './account-layout.module.css';
import { titleKey } from './page-title.ts';

/** The account's screens with their menu: at the side, on a phone as a row of tabs. */
export function AccountLayout() {
  const { t } = useTranslation();
  const user = useStore(session)?.user;
  const { pathname } = useLocation();
  const menu = useRef<HTMLElement>(null);
  // On a phone the row scrolls: keep the current tab visible.
  useEffect(() => {
    const current = menu.current?.querySelector<HTMLElement>(`[href="${pathname}"]`);
    if (current && menu.current)
      menu.current.scrollLeft = current.offsetLeft - (menu.current.clientWidth - current.clientWidth) / 2;
  }, [pathname]);
  if (user === undefined) return null;
  return (
    <div className={styles.layout}>
      <nav ref={menu} className={styles.menu} aria-label={t('menu.own')}>
        {accountLinks(user, platform).map((path) => (
          <NavLink key={path} to={path}>
            {t(titleKey(path))}
          </NavLink>
        ))}
      </nav>
      <div className={styles.screen}>
        <Outlet />
      </div>
    </div>
  );
}
