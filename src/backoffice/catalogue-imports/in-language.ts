import type { BothLanguages } from '../../contract/imports/format/catalogue-file.ts';
import { importProblemText, isImportProblem } from '../../contract/imports/problems.ts';

/** The text in the language of the page. */
export function inLanguage({ zh, en }: BothLanguages, language: string): string {
  return language === 'en' ? en : zh;
}

/** Why a row or a file is refused; follows the name of the field or file. */
export function problemText(code: string, language: string): string {
  return isImportProblem(code) ? inLanguage(importProblemText(code), language) : code;
}
