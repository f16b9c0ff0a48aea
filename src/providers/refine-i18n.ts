import type { I18nProvider } from '@refinedev/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import './backoffice-locale-files.ts';
import { language, storeLanguage } from './language.ts';

/** Refine's own keys (buttons.*, notifications.* …) are in the namespace `backoffice`. */
export function useI18nProvider(): I18nProvider {
  const { t } = useTranslation('backoffice');
  return useMemo(
    () => ({
      translate: (key, options, fallback) => {
        const values = typeof options === 'string' ? { defaultValue: options } : { ...options };
        return String(t(key, { ...values, ...(fallback === undefined ? {} : { defaultValue: fallback }) }));
      },
      changeLocale: async (locale) => storeLanguage(locale === 'en' ? 'en' : 'zh-CN'),
      getLocale: () => language.get(),
    }),
    [t],
  );
}
