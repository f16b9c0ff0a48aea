/** A text that staff enter in both languages, in the language of the reader: Chinese where the English text is empty. */
export function inLanguage(language: string, zh: string, en: string): string {
  return language === 'en' && en !== '' ? en : zh;
}
