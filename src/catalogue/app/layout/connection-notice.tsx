import { useTranslation } from 'react-i18next';
import { keptChangesNum } from '../../../providers/connection/kept-changes.ts';
import { useConnection } from '../../../providers/connection/use-connection.ts';
import { useStore } from '../../../providers/store.ts';
import { StatusBar } from '../../../ui/status-bar.tsx';

/** Says on every page that the connection is lost, and for some seconds that it is back. */
export function ConnectionNotice() {
  const { t } = useTranslation('overlays');
  const connection = useConnection();
  const hasChanges = useStore(keptChangesNum) > 0;
  if (connection === 'up') return null;
  if (connection === 'back') return <StatusBar tone="done">{t('connection.back')}</StatusBar>;
  return <StatusBar tone="busy">{t(`connection.${hasChanges ? 'lostWithChanges' : 'lost'}`)}</StatusBar>;
}
