import { type ComponentType, useEffect, useState } from 'react';
import { loadMessages } from '../../../providers/i18n.ts';
import { session } from '../../../providers/session/session.ts';
import { useStore } from '../../../providers/store.ts';

/** Loads the notice and its texts after the first render: they cannot be fetched once the connection is lost. */
export function ConnectionFrame() {
  const [Notice, setNotice] = useState<ComponentType | null>(null);
  useOfflineReading();
  useEffect(() => {
    Promise.all([import('./connection-notice.tsx'), loadMessages(['overlays'])]).then(
      ([{ ConnectionNotice }]) => setNotice(() => ConnectionNotice),
      () => undefined,
    );
  }, []);
  return Notice && <Notice />;
}

/** Keeps the vehicles of a signed-in user for reading offline, but nothing of a user whom the staff view. */
function useOfflineReading() {
  const current = useStore(session);
  const userId = current?.view === undefined ? current?.user.id : undefined;
  useEffect(() => {
    if (userId === undefined) return undefined;
    const offline = import('../../../providers/offline/start-offline.ts').catch(() => undefined);
    const stop = offline.then((loaded) => loaded?.startOffline(userId));
    return () => void stop.then((stopNow) => stopNow?.());
  }, [userId]);
}
