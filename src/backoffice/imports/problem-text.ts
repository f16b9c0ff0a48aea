import { importProblemText, isImportProblem } from '../../contract/imports/problems.ts';
import { inLanguage } from '../../contract/in-language.ts';

/** Why a row or a file is refused; follows the name of the field or file. */
export function problemText(code: string, language: string): string {
  if (!isImportProblem(code)) return code;
  const { zh, en } = importProblemText(code);
  return inLanguage(language, zh, en);
}
