import { useTranslation } from 'react-i18next';
import { unsentNum } from '../../../providers/connection/unsent-num.ts';
import { useConnection } from '../../../providers/connection/use-connection.ts';
import { useStore } from '../../../providers/store.ts';
import { StatusBar } from '../../../ui/status-bar.tsx';

/** A bar on every page while the connection is lost, and for 3 s after it is restored. */
export function ConnectionNotice() {
  const { t } = useTranslation('overlays');
  const connection = useConnection();
  const hasChanges = useStore(unsentNum) > 0;
  if (connection === 'up') return null;
  if (connection === 'back') return <StatusBar tone="done">{t('connection.back')}</StatusBar>;
  return <StatusBar tone="busy">{t(`connection.${hasChanges ? 'lostWithChanges' : 'lost'}`)}</StatusBar>;
}
