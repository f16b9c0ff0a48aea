import type { Language } from '../contract/codes.ts';
import { isPrerendered } from './page/prerendered.ts';
import { setHintCookie } from './session/hints.ts';
import { createStore } from './store.ts';

const KEY = 'epc.language';

/** The page's language; remembered, or the one that the server chose by the link or the browser's wish. */
export const language = createStore<Language>(read());

export const currentLanguage = (): Language => language.get();

/** Remembers a language; whoever watches the store (i18n, the calls) follows without a reload. */
export function storeLanguage(value: Language): void {
  localStorage.setItem(KEY, value);
  setHintCookie('language', value);
  language.set(value);
}

function read(): Language {
  if (globalThis.window === undefined) return 'zh-CN';
  const asked = new URLSearchParams(window.location.search).get('lang');
  const kept = isLanguage(asked) ? asked : localStorage.getItem(KEY);
  if (isLanguage(kept)) {
    // The server prepares the next page in it.
    localStorage.setItem(KEY, kept);
    setHintCookie('language', kept);
    return kept;
  }
  const { lang } = document.documentElement;
  if (isPrerendered() && isLanguage(lang)) return lang;
  return navigator.language.toLowerCase().startsWith('zh') ? 'zh-CN' : 'en';
}

function isLanguage(value: string | null): value is Language {
  return value === 'zh-CN' || value === 'en';
}
