import { normalizeWord } from './words.ts';

/** As parts lists write it in Chinese, English and German, without spaces and signs: A/R, as req., n.B. */
const WORDS = new Set([
  ...['按需', '按需要', '视需要', '视需', '需要时', '适量', '若干', '酌量', '按需使用'],
  ...['ar', 'asreq', 'asreqd', 'asrequired', 'asneeded', 'x'],
  ...['nb', 'nbed', 'nbedarf', 'nachbedarf', 'beibedarf'],
]);

/** Whether a quantity says that as many are used as the work takes. */
export const isAsRequired = (text: string): boolean => text.length <= 20 && WORDS.has(normalizeWord(text));
