import { useWarnAboutChange } from '@refinedev/core';
import { App } from 'antd';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { useMessages } from '../messages.ts';

/**
 * Asks before unsaved changes, which Refine's forms report, are left by a link, the Back button or closing the page.
 * Refine's own notifier misses the Back button.
 */
export function UnsavedChangesGuard() {
  const { modal } = App.useApp();
  const { t } = useMessages();
  const { warnWhen = false, setWarnWhen } = useWarnAboutChange();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => warnWhen && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    modal.confirm({
      title: t('warnWhenUnsavedChanges'),
      content: t('form.leaveHint'),
      okText: t('form.leave'),
      cancelText: t('form.stay'),
      // Enter keeps what was typed.
      autoFocusButton: 'cancel',
      onOk: () => {
        setWarnWhen(false);
        blocker.proceed();
      },
      onCancel: () => blocker.reset(),
    });
  }, [blocker, modal, setWarnWhen, t]);
  useEffect(() => {
    if (!warnWhen) return;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onUnload);
    return () => window.removeEventListener('beforeunload', onUnload);
  }, [warnWhen]);
  return null;
}
