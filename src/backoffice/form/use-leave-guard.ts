import { App } from 'antd';
import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { useMessages } from '../messages.ts';

/** Asks before unsaved work is left: by a link, the Back button, or by closing the page. */
export function useLeaveGuard() {
  const { modal } = App.useApp();
  const { t } = useMessages();
  const isDirty = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    modal.confirm({
      title: t('warnWhenUnsavedChanges'),
      content: t('form.leaveHint'),
      okText: t('form.leave'),
      cancelText: t('form.stay'),
      onOk: () => blocker.proceed(),
      onCancel: () => blocker.reset(),
    });
  }, [blocker, modal, t]);
  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent) => {
      if (isDirty.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', onUnload);
    return () => window.removeEventListener('beforeunload', onUnload);
  }, []);
  return (dirty: boolean) => {
    isDirty.current = dirty;
  };
}
