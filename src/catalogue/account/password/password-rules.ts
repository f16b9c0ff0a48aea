import { NewPassword } from '../../../contract/account/schemas.ts';

/** The parts of the rule for a new password, each told by itself as it comes to hold. */
export const passwordRules = {
  length: (password: string) => password.length >= 8 && password.length <= 20,
  letter: (password: string) => /\p{L}/u.test(password),
  digit: (password: string) => /\d/.test(password),
  special: (password: string) => /[^\p{L}\d\s]/u.test(password),
  noSpace: (password: string) => password !== '' && !/\s/.test(password),
} as const;

export type PasswordRule = keyof typeof passwordRules;

export const ruleNames = Object.keys(passwordRules).filter((key): key is PasswordRule => key in passwordRules);

interface Typed {
  oldPassword: string;
  newPassword: string;
  again: string;
}

/** What is wrong with each field, as a key of the words for it; the contract's rule decides on the new password. */
export function problemsOf({ oldPassword, newPassword, again }: Typed): Partial<Record<keyof Typed, string>> {
  const isNew = NewPassword.safeParse(newPassword).success;
  return {
    ...(oldPassword === '' ? { oldPassword: 'passwordEmpty' } : {}),
    ...(isNew ? {} : { newPassword: 'newPassword' }),
    ...(isNew && newPassword === oldPassword ? { newPassword: 'samePassword' } : {}),
    ...(again === newPassword && again !== '' ? {} : { again: 'again' }),
  };
}
