import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { accessCalls } from '../../../contract/access/calls.ts';
import type { User } from '../../../contract/account/schemas.ts';
import { signOut } from '../../../providers/auth.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Popover } from '../../../ui/overlay/popover.tsx';
import { paths } from '../../shared/navigation/paths.ts';
import { platform } from '../../shared/site/platform.ts';
import { useVinRequestNews } from '../../shared/vin-requests/vin-request-news.ts';
import { titleKey } from '../layout/use-page-title.ts';
import { accountLinks } from './account-links.ts';
import { MenuCounts } from './menu-counts.tsx';
import styles from './user-menu.module.css';

/** The user's menu; with a link to the back office for users with a power for one of its pages. */
export function UserMenu({ user }: { user: User }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const news = useVinRequestNews();
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
  return (
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
          const hasNews = path === paths.vinRequests && news > 0;
          return (
            <Link
              key={path}
              className={buttonClass('plain', styles.entry)}
              to={path}
              aria-label={hasNews ? t('menu.tasksNews', { count: news }) : undefined}
            >
              {t(titleKey(path))}
              {hasNews && <span className={`${styles.news} number`}>{news}</span>}
            </Link>
          );
        })}
        <Button
          variant="plain"
          className={styles.entry ?? ''}
          onClick={async () => {
            await signOut();
            navigate(paths.index);
          }}
        >
          {t('action.logout')}
        </Button>
      </div>
    </Popover>
  );
}
