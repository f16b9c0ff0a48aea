import type { Messages } from './messages.ts';

/** The question before a page is left: `isRunning` while a change of many records is under way, else about unsaved changes. */
export function leaveTexts(isRunning: boolean, t: Messages['t']) {
  return isRunning
    ? {
        title: t('leave.running'),
        content: t('leave.runningHint'),
        okText: t('leave.stop'),
        cancelText: t('leave.wait'),
      }
    : {
        title: t('warnWhenUnsavedChanges'),
        content: t('form.leaveHint'),
        okText: t('form.leave'),
        cancelText: t('form.stay'),
      };
}
