import { NewPassword, NewUsername } from '../../../contract/account/schemas.ts';
import { ContactName, ContactPhone } from '../../../contract/company/schemas.ts';

/** The fields of the forms about a sub account. */
export interface SubAccountFields {
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

/** The text key of each field's error. */
export const fieldMessages = {
  username: 'form.usernameWrong',
  password: 'form.passwordHint',
  userRealname: 'form.contactWrong',
  contactPhone: 'form.phoneWrong',
} as const;

export function isValid(field: keyof SubAccountFields, text: string): boolean {
  return rules[field](text);
}

const LETTERS = 'abcdefghjkmnpqrstuvwxyz';
const DIGITS = '23456789';
const SYMBOLS = '#@!%+=?';

/** A random valid password without characters that look alike, so that it can be read aloud. */
export function generatePassword(): string {
  const pick = (from: string, count: number) =>
    [...crypto.getRandomValues(new Uint32Array(count))].map((random) => from[random % from.length]).join('');
  return `${pick(LETTERS, 4)}${pick(SYMBOLS, 1)}${pick(DIGITS, 4)}${pick(LETTERS, 3)}`;
}
