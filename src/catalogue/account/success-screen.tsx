import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { session } from '../../providers/session/session.ts';
import { useStore } from '../../providers/store.ts';
import { buttonClass } from '../../ui/button.tsx';
import { State } from '../../ui/state.tsx';
import { links } from '../shared/navigation/paths.ts';
import { safeRedirect } from '../shared/navigation/redirect.ts';
import { useCountdown } from './use-countdown.ts';

const HINT_S = 3;

/** The navigation state after a registration or a password reset; without it the URL was opened directly. */
export const JUST_DONE = { isJustDone: true } as const;

function useIsJustDone(): boolean {
  const { state } = useLocation();
  return state?.isJustDone === true;
}

/** Registered and signed in: continues to the redirect. */
export function RegisterSuccessScreen() {
  const [search] = useSearchParams();
  const current = useStore(session);
  const isJustDone = useIsJustDone();
  if (current === null) return <Navigate to={links.login()} replace />;
  if (!isJustDone) return <Navigate to={links.index()} replace />;
  return <Success kind="registered" target={safeRedirect(search.get('redirect'))} name={current.user.username} />;
}

/** The new password is set: continues to the login. */
export function ResetSuccessScreen() {
  if (!useIsJustDone()) return <Navigate to={links.login()} replace />;
  return <Success kind="resetDone" target={links.login()} />;
}

interface SuccessProps {
  kind: 'registered' | 'resetDone';
  target: string;
  name?: string;
}

function Success({ kind, target, name = '' }: SuccessProps) {
  const { t } = useTranslation('account-forms');
  const navigate = useNavigate();
  const seconds = useCountdown(HINT_S, () => navigate(target, { replace: true }));
  return (
    <State
      isPage
      icon="check"
      title={t(`${kind}.title`, { name })}
      actions={
        <Link className={buttonClass('primary')} to={target} replace>
          {t(`${kind}.next`)}
        </Link>
      }
    >
      {t(`${kind}.hint`, { count: seconds })}
    </State>
  );
}
