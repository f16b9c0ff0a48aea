import { type ComponentType, useEffect, useState } from 'react';
import { loadMessages } from '../../../providers/i18n.ts';

/** Loads the notice and its texts after the first render: they cannot be fetched once the connection is lost. */
export function ConnectionFrame() {
  const [Notice, setNotice] = useState<ComponentType | null>(null);
  useEffect(() => {
    Promise.all([import('./connection-notice.tsx'), loadMessages(['overlays'])]).then(
      ([{ ConnectionNotice }]) => setNotice(() => ConnectionNotice),
      () => undefined,
    );
  }, []);
  return Notice && <Notice />;
}
