import type { Language } from '../contract/codes.ts';
import { isPrerendered } from './page/prerendered.ts';
import { setHintCookie } from './session/hints.ts';
import { createStore } from './store.ts';

const KEY = 'epc.language';

/** The page's language: from the link, the user's choice, the prerendered page, or the browser. */
export const language = createStore<Language>(read());

export const currentLanguage = (): Language => language.get();

/** Stores the user's language. i18n and queries watch the store and follow without a reload. */
export function storeLanguage(value: Language): void {
  localStorage.setItem(KEY, value);
  setHintCookie('language', value);
  language.set(value);
}

function read(): Language {
  if (globalThis.window === undefined) return 'zh-CN';
  const inLink = new URLSearchParams(window.location.search).get('lang');
  const chosen = isLanguage(inLink) ? inLink : localStorage.getItem(KEY);
  if (isLanguage(chosen)) {
    localStorage.setItem(KEY, chosen);
    // The server renders the next page in it.
    setHintCookie('language', chosen);
    return chosen;
  }
  const { lang } = document.documentElement;
  if (isPrerendered() && isLanguage(lang)) return lang;
  return navigator.language.toLowerCase().startsWith('zh') ? 'zh-CN' : 'en';
}

function isLanguage(value: string | null): value is Language {
  return value === 'zh-CN' || value === 'en';
}
