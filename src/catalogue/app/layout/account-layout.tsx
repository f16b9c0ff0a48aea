import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, Outlet, useLocation } from 'react-router-dom';
import { session } from '../../../providers/session/session.ts';
import { useStore } from '../../../providers/store.ts';
import { platform } from '../../shared/site/platform.ts';
import { userEntries } from '../header/account-links.ts';
import styles from './account-layout.module.css';
import { titleKey } from './use-page-title.ts';

/** What is one's own, under one menu: at the side, or on a phone as a row of tabs above the screen. */
export function UserFrame() {
  const { t } = useTranslation();
  const user = useStore(session)?.user;
  const { pathname } = useLocation();
  const menu = useRef<HTMLElement>(null);
  // On a phone the row scrolls: the tab that is open is never out of sight.
  useEffect(() => {
    const open = menu.current?.querySelector<HTMLElement>(`[href="${pathname}"]`);
    if (open && menu.current)
      menu.current.scrollLeft = open.offsetLeft - (menu.current.clientWidth - open.clientWidth) / 2;
  }, [pathname]);
  if (user === undefined) return null;
  return (
    <div className={styles.frame}>
      <nav ref={menu} className={styles.menu} aria-label={t('menu.own')}>
        {userEntries(user, platform).map((path) => (
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
