export type Strength = 0 | 1 | 2 | 3;

/** 0 is invalid, 1 weak, 2 good, 3 strong: longer and with more kinds of characters. */
export function passwordStrength(password: string, isValid: boolean): Strength {
  if (!isValid) return 0;
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d\s]/u].filter((kind) => kind.test(password)).length;
  const distinct = new Set(password).size;
  const points = (password.length >= 10 ? 1 : 0) + (password.length >= 14 ? 1 : 0) + (kinds === 4 ? 1 : 0);
  // Abcd#1111111 is long but easy to guess.
  if (distinct < 7) return 1;
  return points >= 2 ? 3 : points === 1 ? 2 : 1;
}
