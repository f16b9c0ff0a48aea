import type { Language } from '../../../contract/codes.ts';

/** The units that the screens put on lines of an order, in both languages. */
const unitNames: readonly Readonly<Record<Language, string>>[] = [
  { 'zh-CN': '小时', en: 'h' },
  { 'zh-CN': '升', en: 'L' },
  { 'zh-CN': '千克', en: 'kg' },
  { 'zh-CN': '瓶', en: 'bottle' },
];

/** A line keeps its unit as it was written, in the language of its author. Units that a user typed are shown as they are. */
export function unitName(unit: string, language: string): string {
  const known = unitNames.find((names) => Object.values(names).includes(unit));
  return known?.[language === 'en' ? 'en' : 'zh-CN'] ?? unit;
}
