import type { Language } from '../contract/codes.ts';
import { createStore } from './store.ts';

const KEY = 'epc.language';

/** The page's language; remembered, Chinese unless the browser asks for another. */
export const language = createStore<Language>(read());

export const currentLanguage = (): Language => language.get();

/** Remembers a language; whoever watches the store (i18n, the calls) follows without a reload. */
export function keepLanguage(value: Language): void {
  localStorage.setItem(KEY, value);
  language.set(value);
}

function read(): Language {
  const kept = localStorage.getItem(KEY);
  if (kept === 'zh-CN' || kept === 'en') return kept;
  return navigator.language.toLowerCase().startsWith('zh') ? 'zh-CN' : 'en';
}
