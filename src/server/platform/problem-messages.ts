import type { z } from 'zod';
import type { Language } from '../../contract/codes.ts';

/** A problem of one field of a request, in both languages. */
export interface Problem {
  /** From the root of the body: data.item.quantity. */
  path: string;
  zh: string;
  en: string;
}

type Messages = Omit<Problem, 'path'>;

/** Keeps the response small for bodies with thousands of problems. */
export const PROBLEMS_MAX = 20;
const KEY_LENGTH_MAX = 60;

/** The first problems of a body, each with its path; unknown fields are listed one by one. */
export function problemsOf(issues: readonly z.core.$ZodIssue[]): Problem[] {
  const problems: Problem[] = [];
  for (const issue of issues) {
    const room = PROBLEMS_MAX - problems.length;
    if (room <= 0) break;
    const keys = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, room) : [];
    const paths = keys.length > 0 ? keys.map((key) => [...issue.path, key.slice(0, KEY_LENGTH_MAX)]) : [issue.path];
    problems.push(...paths.map((place) => ({ path: place.join('.'), ...messageOf(issue) })));
  }
  return problems;
}

/** A path in words, without the wrapper of every body: `data.items.0.oe` is `oe of entry 1 of items`. */
export function placeOf(path: string, language: Language): string {
  const names = path.replace(/^data\./, '').split('.');
  return language === 'en' ? englishPlaceOf(names) : chinesePlaceOf(names);
}

const isIndex = (name: string) => /^\d{1,6}$/.test(name);

function englishPlaceOf(names: readonly string[]): string {
  return names
    .map((name) => (isIndex(name) ? `entry ${Number(name) + 1}` : name))
    .reverse()
    .join(' of ');
}

function chinesePlaceOf(names: readonly string[]): string {
  return names
    .map((name, index) => {
      if (isIndex(name)) return `${index === 0 ? '' : ' '}第 ${Number(name) + 1} 项`;
      if (index === 0) return name;
      return `${isIndex(names[index - 1] ?? '') ? '' : ' '}的 ${name}`;
    })
    .join('');
}

function messageOf(issue: z.core.$ZodIssue): Messages {
  switch (issue.code) {
    case 'unrecognized_keys':
      return { zh: '是未知的字段', en: 'is not a known field' };
    case 'invalid_type':
      return issue.input === undefined ? { zh: '缺失', en: 'is missing' } : typeMessage(issue.expected);
    case 'too_small':
      if (issue.inclusive === false) return { zh: `应大于 ${issue.minimum}`, en: `must be more than ${issue.minimum}` };
      return boundMessage(issue.origin, AT_LEAST, Number(issue.minimum));
    case 'too_big':
      return boundMessage(issue.origin, AT_MOST, Number(issue.maximum));
    case 'invalid_value': {
      const values = issue.values.map(String);
      if (issue.input === undefined) return { zh: '缺失', en: 'is missing' };
      return { zh: `应为以下之一：${values.join('、')}`, en: `must be one of ${values.join(', ')}` };
    }
    case 'invalid_union':
      return issue.input === undefined
        ? { zh: '缺失', en: 'is missing' }
        : { zh: '不在允许的取值之内', en: 'is not an allowed value' };
    case 'invalid_format':
      return issue.format === 'datetime'
        ? { zh: '应为 ISO 格式的日期时间', en: 'must be a date and time in ISO format' }
        : { zh: '格式不正确', en: 'is not in the expected format' };
    default:
      return { zh: '不符合要求', en: 'is not acceptable' };
  }
}

const types: Record<string, Messages> = {
  string: { zh: '文本', en: 'text' },
  number: { zh: '数字', en: 'a number' },
  int: { zh: '整数', en: 'a whole number' },
  boolean: { zh: '布尔值', en: 'true or false' },
  array: { zh: '数组', en: 'an array' },
  object: { zh: '对象', en: 'an object' },
  record: { zh: '对象', en: 'an object' },
};

function typeMessage(expected: string): Messages {
  const type = types[expected] ?? { zh: expected, en: expected };
  return { zh: `应为${type.zh}`, en: `must be ${type.en}` };
}

const AT_LEAST: Messages = { zh: '至少', en: 'at least' };
const AT_MOST: Messages = { zh: '至多', en: 'at most' };

function boundMessage(origin: string, side: Messages, bound: number): Messages {
  const { zh, en } = side;
  if (origin === 'string') {
    return bound === 1 && side === AT_LEAST
      ? { zh: '不能为空', en: 'must not be empty' }
      : { zh: `${zh} ${bound} 个字符`, en: `must have ${en} ${bound} characters` };
  }
  if (origin === 'array') return { zh: `${zh} ${bound} 项`, en: `must have ${en} ${bound} entries` };
  return { zh: `应${zh}为 ${bound}`, en: `must be ${en} ${bound}` };
}
