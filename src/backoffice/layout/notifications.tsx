import { App } from 'antd';
import { useEffect, useRef } from 'react';
import { dismiss, notices } from '../../providers/notification.ts';
import { useStore } from '../../providers/store.ts';

const SHOWN_S = 5;

/** Shows what is told anywhere on the page, each once, until it is closed or its time is over. */
export function Notifications() {
  const { notification } = App.useApp();
  const current = useStore(notices);
  const shown = useRef(new Set<number>());
  useEffect(() => {
    const ids = new Set(current.map(({ id }) => id));
    for (const { id, kind, text } of current) {
      if (shown.current.has(id)) continue;
      shown.current.add(id);
      notification[kind]({
        key: id,
        message: text,
        duration: SHOWN_S,
        placement: 'topRight',
        role: kind === 'error' ? 'alert' : 'status',
        onClose: () => dismiss(id),
      });
    }
    for (const id of shown.current) {
      if (ids.has(id)) continue;
      shown.current.delete(id);
      notification.destroy(id);
    }
  }, [current, notification]);
  return null;
}
