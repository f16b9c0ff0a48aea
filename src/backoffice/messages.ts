import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { resources } from '../contract/all-calls.ts';
import type { Language } from '../contract/codes.ts';
import '../providers/backoffice-locale-files.ts';
import { currentLanguage } from '../providers/language.ts';
import { customPagePaths } from './custom-page-paths.ts';

const crudOf = Object.values(resources);
const pages = [...crudOf.map(({ name, power }) => ({ name, power })), ...handMade()];
const namespaces = ['backoffice', 'common', 'overlays', ...pages.map(({ name }) => name)];

/** The texts of the back office in the current language. */
export interface Messages {
  language: Language;
  /** The key with its namespace, `common:action.add`; `backoffice` is the default namespace. */
  t(key: string, values?: Readonly<Record<string, unknown>>): string;
  has(key: string): boolean;
  /** The title of the page with this path. */
  titleAt(path: string): string | undefined;
}

export function useMessages(): Messages {
  const { t, i18n } = useTranslation(namespaces);
  const language = currentLanguage();
  return useMemo(() => {
    const messages: Messages = {
      language,
      t: (key, values = {}) => String(t(key, values)),
      has: (key) => i18n.exists(key, { ns: namespaces }),
      titleAt(path) {
        const found = pages.find(({ power }) => power === path);
        return found === undefined ? undefined : messages.t(`${found.name}:title`);
      },
    };
    return messages;
  }, [t, i18n, language]);
}

function handMade(): { name: string; power: string }[] {
  return Object.entries(customPagePaths).map(([name, power]) => ({ name, power }));
}
