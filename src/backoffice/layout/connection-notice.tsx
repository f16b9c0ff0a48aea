import { useConnection } from '../../providers/connection/use-connection.ts';
import { StatusBar } from '../../ui/status-bar.tsx';
import { useMessages } from '../messages.ts';

/** A bar on every page while the connection is lost, and for 3 s after it is restored. */
export function ConnectionNotice() {
  const { t } = useMessages();
  const connection = useConnection();
  if (connection === 'up') return null;
  return <StatusBar tone={connection === 'lost' ? 'busy' : 'done'}>{t(`overlays:connection.${connection}`)}</StatusBar>;
}
