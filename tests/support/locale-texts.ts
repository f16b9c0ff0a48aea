import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const locales = path.join(import.meta.dirname, '../../src/locales');

/** The texts of a namespace, whatever folder its file is in. @throws if there is none. */
export function localeTexts(language: string, namespace: string): unknown {
  const folder = path.join(locales, language);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const file = files.find((name) => path.basename(name) === `${namespace}.json`);
  if (file === undefined) throw new Error(`no file for ${namespace} in ${language}`);
  return JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
}
