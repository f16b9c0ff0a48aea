import { type ComponentType, useEffect, useState } from 'react';
import { loadMessages } from '../../../providers/i18n.ts';

/** Watches the connection. Loaded after the first render, with its texts: both must be there before it is lost. */
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
