import { App, Button } from 'antd';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { dismiss, type Notice, notices } from '../../providers/notification.ts';
import { useStore } from '../../providers/store.ts';
import { useMessages } from '../messages.ts';

const DURATION_S = 5;
/** Long enough to read what was done, and to press the button. */
const BUTTON_DURATION_S = 10;

/**
 * Above a sticky save bar, and away from the buttons of page headers and drawers, which are at the top and often needed
 * next.
 */
export const NOTICES_BOTTOM_PX = 72;

/** Shows the notices of the store (providers/notification.ts) with antd, each once. */
export function Notifications() {
  const { notification } = App.useApp();
  const current = useStore(notices);
  const shown = useRef(new Set<number>());
  useEffect(() => {
    const ids = new Set(current.map(({ id }) => id));
    for (const notice of current) {
      const { id, kind, text, undo, link } = notice;
      if (shown.current.has(id)) continue;
      shown.current.add(id);
      const hasButton = undo !== undefined || link !== undefined;
      notification[kind]({
        key: id,
        message: text,
        duration: hasButton ? BUTTON_DURATION_S : DURATION_S,
        placement: 'bottom',
        role: kind === 'error' ? 'alert' : 'status',
        onClose: () => dismiss(id),
        ...(hasButton ? { actions: <NoticeButton notice={notice} /> } : {}),
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

/** Reverts the action, or leads to its result. */
function NoticeButton({ notice: { id, undo, link } }: { notice: Notice }) {
  const { t } = useMessages();
  const navigate = useNavigate();
  const onClick = () => {
    dismiss(id);
    if (undo !== undefined) undo();
    else if (link !== undefined) navigate(link.to);
  };
  return (
    <Button size="small" onClick={onClick}>
      {undo === undefined ? link?.text : t('buttons.undo')}
    </Button>
  );
}
