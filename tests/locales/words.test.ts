import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('../../src/locales/', import.meta.url);

const namesIn = (language: string) =>
  readdirSync(new URL(`${language}/`, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .sort();
const wordsOf = (language: string, name: string): unknown =>
  JSON.parse(readFileSync(new URL(`${language}/${name}`, folder), 'utf8'));

/** Every text by its full key; plural forms of one key count as one, for Chinese has none. */
function texts(words: unknown, path: readonly string[] = []): [key: string, text: string][] {
  if (typeof words === 'string') return [[path.join('.').replace(/_(zero|one|two|few|many|other)$/, ''), words]];
  if (typeof words !== 'object' || words === null) throw new Error(`${path.join('.')} is no text`);
  return Object.entries(words).flatMap(([key, value]) => texts(value, [...path, key]));
}

/** What is filled in: {{count}}, {{name}}, and the tags that a component stands for. */
function placeholders(text: string): string[] {
  return [...new Set(text.match(/\{\{\s*[\w.]+|<\/?\w+>/g) ?? [])].map((found) => found.replaceAll(/\s/g, '')).sort();
}

const keysOf = (language: string, name: string) =>
  [...new Set(texts(wordsOf(language, name)).map(([key]) => key))].sort();

test('both languages have the same files', () => {
  expect(namesIn('en')).toEqual(namesIn('zh-CN'));
  expect(namesIn('en')).toContain('common.json');
});

test('file names are unique across folders', () => {
  const namespaces = namesIn('en').map((name) => name.replace(/^.*\//, ''));
  expect(new Set(namespaces).size).toBe(namespaces.length);
});

test.each(namesIn('zh-CN'))('%s has the same keys in both languages, and no empty text', (name) => {
  expect(keysOf('en', name)).toEqual(keysOf('zh-CN', name));
  for (const language of ['zh-CN', 'en']) {
    expect(texts(wordsOf(language, name)).filter(([, text]) => text.trim() === '')).toEqual([]);
  }
});

test.each(namesIn('zh-CN'))('%s has the same placeholders in both languages', (name) => {
  const chinese = new Map(texts(wordsOf('zh-CN', name)));
  const different = texts(wordsOf('en', name))
    .map(([key, text]) => ({ key, en: placeholders(text), zh: placeholders(chinese.get(key) ?? '') }))
    // A singular may leave the number out.
    .filter(
      ({ en, zh }) =>
        en.filter((place) => place !== '{{count').join() !== zh.filter((place) => place !== '{{count').join(),
    );
  expect(different).toEqual([]);
});

test.each(namesIn('en'))('%s has no Chinese in its English texts', (name) => {
  expect(texts(wordsOf('en', name)).filter(([, text]) => /\p{Script=Han}/u.test(text))).toEqual([]);
});

/** The rows of the glossary's table of words that are not used on screen. */
function unusedWords(): { language: string; words: string[]; instead: string }[] {
  const glossary = readFileSync(new URL('../../GLOSSARY.md', import.meta.url), 'utf8');
  const [, section = ''] = glossary.split('## Words not used on screen\n');
  const rows = section.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  return rows
    .filter(([, language = '']) => ['en', 'zh-CN'].includes(language))
    .map(([, language = '', words = '', instead = '']) => ({ language, words: words.split(', '), instead }));
}

test.each(unusedWords())('no text in $language has $words: it says $instead', ({ language, words }) => {
  const isUnused = (text: string) => words.some((word) => hasWord(text, word));
  const found = namesIn(language).flatMap((name) =>
    texts(wordsOf(language, name))
      .filter(([, text]) => isUnused(text))
      .map(([key, text]) => `${name} ${key}: ${text}`),
  );
  expect(found).toEqual([]);
});

test('the glossary lists words of both languages that are not used on screen', () => {
  expect(new Set(unusedWords().map(({ language }) => language))).toEqual(new Set(['en', 'zh-CN']));
});

/** English from the beginning of a word, Chinese anywhere. */
function hasWord(text: string, word: string): boolean {
  const isChinese = /\p{Script=Han}/u.test(word);
  return isChinese ? text.includes(word) : new RegExp(`\\b${word}`, 'i').test(text);
}
