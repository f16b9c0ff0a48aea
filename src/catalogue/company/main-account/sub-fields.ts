import { NewPassword, NewUsername } from '../../../contract/account/schemas.ts';
import { ContactName, ContactPhone } from '../../../contract/company/schemas.ts';

/** What is typed of a sub account. */
export interface SubFields {
  username: string;
  password: string;
  userRealname: string;
  contactPhone: string;
}

const rules = {
  username: (text: string) => NewUsername.safeParse(text).success,
  password: (text: string) => NewPassword.safeParse(text).success,
  userRealname: (text: string) => ContactName.safeParse(text).success,
  contactPhone: (text: string) => text.trim() === '' || ContactPhone.safeParse(text.trim()).success,
} as const;

/** What each field says when its rule is broken. */
export const problemWords = {
  username: 'form.usernameWrong',
  password: 'form.passwordHint',
  userRealname: 'form.contactWrong',
  contactPhone: 'form.phoneWrong',
} as const;

/** Whether a field is as it must be. */
export function isGood(field: keyof SubFields, text: string): boolean {
  return rules[field](text);
}

const LETTERS = 'abcdefghjkmnpqrstuvwxyz';
const DIGITS = '23456789';
const MARKS = '#@!%+=?';

/** A password that meets the rule and is easily read aloud: without letters that are taken for each other. */
export function makePassword(): string {
  const pick = (from: string, count: number) =>
    [...crypto.getRandomValues(new Uint32Array(count))].map((chance) => from[chance % from.length]).join('');
  return `${pick(LETTERS, 4)}${pick(MARKS, 1)}${pick(DIGITS, 4)}${pick(LETTERS, 3)}`;
}
