import { useTranslation } from 'react-i18next';
import { unsentNum } from '../../../providers/connection/unsent-num.ts';
import { type Connection, useConnection } from '../../../providers/connection/use-connection.ts';
import { session } from '../../../providers/session/session.ts';
import { useStore } from '../../../providers/store.ts';
import { LazyBoundary } from '../../../ui/lazy/lazy-boundary.tsx';
import { lazyWithRetry } from '../../../ui/lazy/lazy-with-retry.tsx';
import { StatusBar } from '../../../ui/status-bar.tsx';

/** For signed-in users only: visitors have nothing to read offline. */
const DataAge = lazyWithRetry(async () => (await import('./data-age.tsx')).DataAge);

/** A bar on every page while the connection is lost or kept data is shown, and for 3 s after the connection is restored. */
export function ConnectionNotice() {
  const connection = useConnection();
  const isSignedIn = useStore(session) !== null;
  const bar = <ConnectionBar connection={connection} />;
  if (!isSignedIn) return bar;
  return (
    <LazyBoundary fallback={bar} errorFallback={bar}>
      <DataAge isLost={connection === 'lost'}>{bar}</DataAge>
    </LazyBoundary>
  );
}

function ConnectionBar({ connection }: { connection: Connection }) {
  const { t } = useTranslation('overlays');
  const hasChanges = useStore(unsentNum) > 0;
  if (connection === 'up') return null;
  if (connection === 'back') return <StatusBar tone="done">{t('connection.back')}</StatusBar>;
  return (
    <StatusBar tone="busy">
      {t('connection.lost')}
      {hasChanges && ` ${t('connection.changesKept')}`}
    </StatusBar>
  );
}
