import { NewPassword } from '../../../contract/account/schemas.ts';
import { omitUndefined } from '../../../contract/omit-undefined.ts';

/** The parts of the rule for a new password, displayed as a checklist. */
export const passwordRules = {
  length: (password: string) => password.length >= 8 && password.length <= 20,
  letter: (password: string) => /\p{L}/u.test(password),
  digit: (password: string) => /\d/.test(password),
  special: (password: string) => /[^\p{L}\d\s]/u.test(password),
  noSpace: (password: string) => password !== '' && !/\s/.test(password),
} as const;

export type PasswordRule = keyof typeof passwordRules;

export const ruleNames = Object.keys(passwordRules).filter((key): key is PasswordRule => key in passwordRules);

interface PasswordValues {
  oldPassword: string;
  newPassword: string;
  again: string;
}

/** The text key of each invalid field's error. */
export function validatePasswords({
  oldPassword,
  newPassword,
  again,
}: PasswordValues): Partial<Record<keyof PasswordValues, string>> {
  const isValid = NewPassword.safeParse(newPassword).success;
  const newPasswordError = newPassword === oldPassword ? 'samePassword' : undefined;
  return omitUndefined({
    oldPassword: oldPassword === '' ? 'passwordEmpty' : undefined,
    newPassword: isValid ? newPasswordError : 'newPassword',
    again: again === newPassword && again !== '' ? undefined : 'again',
  });
}
