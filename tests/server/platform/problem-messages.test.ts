import { expect, test } from 'vitest';
import { z } from 'zod';
import { PROBLEMS_MAX, placeOf, problemsOf } from '../../../src/server/platform/problem-messages.ts';

function problemsIn(schema: z.ZodType, input: unknown) {
  const { error } = schema.safeParse(input, { reportInput: true });
  return problemsOf(error?.issues ?? []);
}

const count = z.number().int().min(1).max(9);
const name = z.string().min(1).max(3);

test.each([
  ['a missing field', name, undefined, '缺失', 'is missing'],
  ['a missing choice', z.enum(['a', 'b']), undefined, '缺失', 'is missing'],
  ['a wrong type', name, 7, '应为文本', 'must be text'],
  ['an infinite number', count, Number.POSITIVE_INFINITY, '应为数字', 'must be a number'],
  ['a fraction', count, 1.5, '应为整数', 'must be a whole number'],
  ['a number below the minimum', count, 0, '应至少为 1', 'must be at least 1'],
  ['zero for a positive number', z.number().positive(), 0, '应大于 0', 'must be more than 0'],
  ['a number above the maximum', count, 10, '应至多为 9', 'must be at most 9'],
  ['an empty text', name, '', '不能为空', 'must not be empty'],
  ['a text above the maximum length', name, 'abcd', '至多 3 个字符', 'must have at most 3 characters'],
  ['too many entries', z.array(count).max(1), [1, 2], '至多 1 项', 'must have at most 1 entries'],
  ['an unknown choice', z.enum(['a', 'b']), 'c', '应为以下之一：a、b', 'must be one of a, b'],
  ['an unknown value', z.union([z.literal(1), z.literal(2)]), 3, '不在允许的取值之内', 'is not an allowed value'],
  ['an invalid date', z.iso.datetime(), 'x', '应为 ISO 格式的日期时间', 'must be a date and time in ISO format'],
  [
    'a text that does not match its pattern',
    z.string().regex(/^a$/),
    'b',
    '格式不正确',
    'is not in the expected format',
  ],
])('%s has a message in each language, without regular expressions or library texts', (_, schema, input, zh, en) => {
  expect(problemsIn(z.object({ field: schema }), { field: input })).toEqual([{ path: 'field', zh, en }]);
});

test.each([
  ['data.roleName', 'roleName', 'roleName'],
  ['data.items.0.oe', 'oe of entry 1 of items', 'items 第 1 项的 oe'],
  ['data.filters.name', 'name of filters', 'filters 的 name'],
  ['data.0', 'entry 1', '第 1 项'],
  ['data', 'data', 'data'],
])('the path %s is named in words', (path, en, zh) => {
  expect([placeOf(path, 'en'), placeOf(path, 'zh-CN')]).toEqual([en, zh]);
});

test('each unknown field is reported by its own name', () => {
  expect(problemsIn(z.strictObject({}), { a: 1, b: 2 })).toEqual([
    { path: 'a', zh: '是未知的字段', en: 'is not a known field' },
    { path: 'b', zh: '是未知的字段', en: 'is not a known field' },
  ]);
});

test('the response to a body with very many problems is short', () => {
  const manyKeys = Object.fromEntries(Array.from({ length: 50_000 }, (_, index) => [`key ${index}`, 1]));
  expect(problemsIn(z.strictObject({}), manyKeys)).toHaveLength(PROBLEMS_MAX);
  expect(problemsIn(z.array(name), Array(50_000).fill(7))).toHaveLength(PROBLEMS_MAX);
  const [problem] = problemsIn(z.strictObject({}), { ['k'.repeat(500_000)]: 1 });
  expect(problem?.path.length).toBeLessThan(100);
});
