import { useConnection } from '../../providers/connection/use-connection.ts';
import { StatusBar } from '../../ui/status-bar.tsx';
import { useMessages } from '../messages.ts';

/** Says on every page that the connection is lost, and for some seconds that it is back. */
export function ConnectionNotice() {
  const { t } = useMessages();
  const connection = useConnection();
  if (connection === 'up') return null;
  return <StatusBar tone={connection === 'lost' ? 'busy' : 'done'}>{t(`overlays:connection.${connection}`)}</StatusBar>;
}
