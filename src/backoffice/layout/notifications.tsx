import { App } from 'antd';
import { useEffect, useRef } from 'react';
import { dismiss, notices } from '../../providers/notification.ts';
import { useStore } from '../../providers/store.ts';

const DURATION_S = 5;

/** Shows the notices of the store (providers/notification.ts) with antd, each once. */
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
        duration: DURATION_S,
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
