/** The name, or another text that is kept in both languages, in the language of the page. */
export function inLanguage(language: string, zh: string, en: string): string {
  return language === 'en' && en !== '' ? en : zh;
}
