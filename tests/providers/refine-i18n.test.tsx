import { renderHook, waitFor } from '@testing-library/react';
import { act, type PropsWithChildren, Suspense } from 'react';
import { expect, test } from 'vitest';
import { startI18n } from '../../src/providers/i18n.ts';
import { storeLanguage } from '../../src/providers/language.ts';
import { useI18nProvider } from '../../src/providers/refine-i18n.ts';

const Wait = ({ children }: PropsWithChildren) => <Suspense fallback={null}>{children}</Suspense>;

test('Refine’s own keys have messages in the current language', async () => {
  storeLanguage('zh-CN');
  await startI18n();
  const { result } = renderHook(useI18nProvider, { wrapper: Wait });
  await waitFor(() => expect(result.current).not.toBeNull());
  expect(result.current.getLocale()).toBe('zh-CN');
  expect(result.current.translate('notifications.createSuccess')).toBe('添加成功');
  expect(result.current.translate('notifications.undoable', { seconds: 5 })).toContain('5');
  expect(result.current.translate('no.such.key', {}, 'fallback')).toBe('fallback');
  expect(result.current.translate('no.such.key', 'fallback')).toBe('fallback');
  await act(async () => {
    await result.current.changeLocale('en');
  });
  await waitFor(() => expect(result.current.translate('notifications.createSuccess')).toBe('Added'));
  expect(result.current.getLocale()).toBe('en');
});
