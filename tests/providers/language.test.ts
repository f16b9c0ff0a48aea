import { beforeEach, expect, test, vi } from 'vitest';

/** The language of a page that is opened now. */
async function opened({ search = '', browser = 'fr-FR', page = '' } = {}) {
  vi.resetModules();
  window.history.replaceState(null, '', `/${search}`);
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(browser);
  document.documentElement.lang = page;
  document.body.innerHTML = page === '' ? '<div id="root"></div>' : '<div id="root"><main></main></div>';
  const { currentLanguage } = await import('../../src/providers/language.ts');
  return currentLanguage();
}

beforeEach(() => localStorage.clear());

test('a first page is in the language of the browser: Chinese in all its variants, otherwise English', async () => {
  for (const browser of ['zh-CN', 'zh-TW', 'ZH']) expect(await opened({ browser })).toBe('zh-CN');
  for (const browser of ['en-US', 'fr-FR', 'de']) expect(await opened({ browser })).toBe('en');
});

test('a prerendered page keeps its language, so that its first render is the same', async () => {
  expect(await opened({ browser: 'en-US', page: 'zh-CN' })).toBe('zh-CN');
  expect(await opened({ browser: 'zh-CN', page: 'en' })).toBe('en');
});

test('a link with a language wins over the choice, and is the choice from then on', async () => {
  localStorage.setItem('epc.language', 'zh-CN');
  expect(await opened({ page: 'en' })).toBe('zh-CN');
  expect(await opened({ search: '?lang=en' })).toBe('en');
  expect(await opened({ browser: 'zh-CN' })).toBe('en');
});

test('a language that there is none of changes nothing', async () => {
  localStorage.setItem('epc.language', 'en');
  expect(await opened({ search: '?lang=de', browser: 'zh-CN' })).toBe('en');
  localStorage.setItem('epc.language', 'de');
  expect(await opened({ browser: 'zh-CN' })).toBe('zh-CN');
});
