import { normalizeWord } from './words.ts';

const YES = '是 有 对 真 yes y true t 1 √ ✓ ✔ ☑ on 含 含税 已含 已含税 税内 incl included withtax gross';
const NO =
  '否 无 错 假 没有 no n false f 0 × x ✗ ✘ ☐ off 不含 不含税 未税 未含 未含税 税外 excl excluded withouttax net';

const values = new Map<string, boolean>([
  ...YES.split(' ').map((word) => [word, true] as const),
  ...NO.split(' ').map((word) => [word, false] as const),
]);

/** Yes and no in both languages; undefined if it is neither. */
export function booleanOf(text: string): boolean | undefined {
  return values.get(normalizeWord(text));
}
