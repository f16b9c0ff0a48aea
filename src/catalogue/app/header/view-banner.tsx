import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../contract/shop-time.ts';
import { viewEnded } from '../../../providers/calls/handle-call-error.ts';
import { useAction } from '../../../providers/calls/use-action.ts';
import type { Session } from '../../../providers/session/session.ts';
import { leaveView } from '../../../providers/session/view-as.ts';
import { useStore } from '../../../providers/store.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './view-banner.module.css';

interface ViewBannerProps {
  session: Session;
  expiresAt: string;
}

/** Says on every page that a staff member views the storefront as a user, until when, and ends it. */
export function ViewBanner({ session: { user }, expiresAt }: ViewBannerProps) {
  const { t, i18n } = useTranslation('overlays');
  const hasEnded = useStore(viewEnded);
  const leave = useAction(leaveView);
  useEffect(() => {
    const timer = setTimeout(() => viewEnded.set(true), Math.max(0, Date.parse(expiresAt) - Date.now()));
    return () => clearTimeout(timer);
  }, [expiresAt]);
  const name = user.userRealname ?? user.username;
  return (
    <div className={styles.banner} data-ended={hasEnded || undefined} role="status">
      <span>
        <strong>{t(hasEnded ? 'viewAs.ended' : 'viewAs.title', { name })}</strong>{' '}
        {!hasEnded && t('viewAs.hint', { time: formatDateTime(expiresAt, i18n.language, 'short') })}
      </span>
      <Button isSmall isBusy={leave.isBusy} onClick={() => void leave.run()}>
        {t(hasEnded ? 'viewAs.back' : 'viewAs.end')}
      </Button>
    </div>
  );
}
