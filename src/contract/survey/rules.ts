export const ANSWER_MAX_LENGTH = 2_000;

export const GIFT_DAYS = 30;

/** True for JavaScript's syntax. Patterns run on RE2, which accepts less: `compileLinearRegExp`. */
export function hasRegExpSyntax(source: string): boolean {
  try {
    new RegExp(source, 'u');
    return true;
  } catch {
    return false;
  }
}

/** The back-office page of the answers, also the power that opens it. */
export const ANSWERS_PAGE = '/manager/answers';
