import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { accessCalls } from '../../../contract/access/calls.ts';
import type { User } from '../../../contract/account/schemas.ts';
import { signOut } from '../../../providers/auth.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { unsentNum } from '../../../providers/connection/unsent-num.ts';
import { useStore } from '../../../providers/store.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Popover } from '../../../ui/overlay/popover.tsx';
import { fitReportNewsNum } from '../../shared/fit-report/fit-report-news.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { platform } from '../../shared/site/platform.ts';
import { useVinRequestNews } from '../../shared/vin-requests/vin-request-news.ts';
import { titleKey } from '../layout/page-title.ts';
import { accountLinks } from './account-links.ts';
import { LogoutDialog } from './logout-dialog.tsx';
import { MenuCounts } from './menu-counts.tsx';
import styles from './user-menu.module.css';

/** The user's menu; with a link to the back office for users with a power for one of its pages. */
export function UserMenu({ user }: { user: User }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const tasksNews = useVinRequestNews();
  const fitReportsNews = useStore(fitReportNewsNum);
  const news = tasksNews + fitReportsNews;
  const { data: powers = [] } = useCall(accessCalls.systemMenu, {});
  const hasBackoffice = powers.some(({ powerCode }) => powerCode.startsWith('/manager/'));
  const face = (
    <>
      <Icon name="user" />
      <span className={styles.label}>{user.userRealname ?? user.username}</span>
      {news > 0 && <span className={`${styles.news} number`}>{news}</span>}
      <Icon name="down" size={14} />
    </>
  );
  const logOut = async () => {
    await signOut();
    navigate(paths.index);
  };
  return (
    <>
      <Popover label={t(news > 0 ? 'menu.userNews' : 'menu.user', { name: user.username, count: news })} trigger={face}>
        <div className={styles.menu}>
          <p className={styles.identity}>
            <strong>{user.username}</strong>
            <span className="quiet">{[user.userRealname, user.companyName].filter(Boolean).join(' · ')}</span>
          </p>
          <MenuCounts user={user} />
          {hasBackoffice && (
            <Link className={buttonClass('plain', styles.entry)} to="/manager">
              {t('menu.backoffice')}
            </Link>
          )}
          {accountLinks(user, platform).map((path) => {
            const [count, key] = newsOf(path, { tasksNews, fitReportsNews });
            return (
              <Link
                key={path}
                className={buttonClass('plain', styles.entry)}
                to={path}
                aria-label={count > 0 ? t(`menu.${key}`, { count }) : undefined}
              >
                {t(titleKey(path))}
                {count > 0 && <span className={`${styles.news} number`}>{count}</span>}
              </Link>
            );
          })}
          <Button
            variant="plain"
            className={styles.entry ?? ''}
            onClick={() => (unsentNum.get() > 0 ? setAsking(true) : void logOut())}
          >
            {t('action.logout')}
          </Button>
        </div>
      </Popover>
      {isAsking && <LogoutDialog onLogout={() => void logOut()} onClose={() => setAsking(false)} />}
    </>
  );
}

/** The new answers of a menu entry, and the key of its label with them. */
function newsOf(path: string, { tasksNews, fitReportsNews }: { tasksNews: number; fitReportsNews: number }) {
  return path === paths.fitReports
    ? ([fitReportsNews, 'fitReportsNews'] as const)
    : ([path === paths.vinRequests ? tasksNews : 0, 'tasksNews'] as const);
}
