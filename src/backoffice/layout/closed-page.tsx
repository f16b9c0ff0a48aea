import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { notify } from '../../providers/notification.ts';
import { useMessages } from '../messages.ts';

/** Redirects from a page that does not exist or that the user's powers do not open, and says so. */
export function ClosedPage({ to }: { to: string }) {
  const { t } = useMessages();
  useEffect(() => void notify('warning', t('closedPage')), [t]);
  return <Navigate to={to} replace />;
}
