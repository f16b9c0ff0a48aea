import { useWarnAboutChange } from '@refinedev/core';
import { useIsMutating } from '@tanstack/react-query';
import { App } from 'antd';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { STOPS_ON_LEAVE } from '../../providers/calls/use-action.ts';
import { leaveTexts } from '../leave-texts.ts';
import { useMessages } from '../messages.ts';

/**
 * Asks before unsaved changes, which Refine's forms report, or a change of many records that is under way are left by a
 * link, the Back button or closing the page. Refine's own notifier misses the Back button.
 */
export function UnsavedChangesGuard() {
  const { modal } = App.useApp();
  const { t } = useMessages();
  const { warnWhen = false, setWarnWhen } = useWarnAboutChange();
  const isRunning = useIsMutating({ mutationKey: STOPS_ON_LEAVE }) > 0;
  const asks = warnWhen || isRunning;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => asks && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    modal.confirm({
      ...leaveTexts(isRunning, t),
      // Enter keeps what was typed.
      autoFocusButton: 'cancel',
      onOk: () => {
        setWarnWhen(false);
        blocker.proceed();
      },
      onCancel: () => blocker.reset(),
    });
  }, [blocker, isRunning, modal, setWarnWhen, t]);
  useEffect(() => {
    if (!asks) return;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onUnload);
    return () => window.removeEventListener('beforeunload', onUnload);
  }, [asks]);
  return null;
}
