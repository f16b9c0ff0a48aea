import { z } from 'zod';
import { bareSchema, type FieldKind, kindOf } from '../../../contract/field-kind.ts';
import type { Problem } from '../../platform/problem-messages.ts';

export type CellProblem = Omit<Problem, 'path'>;
export type CellValue = { value: unknown } | { problem: CellProblem };
type Choices = Readonly<Record<string, string | number | boolean>>;

/** Of Asia/Shanghai, which has no summer time. */
const SHOP_OFFSET = '+08:00';

/** Begins a formula in a spreadsheet (contract/exports/escape-formula.ts). */
const FORMULA = /^[\s"'`‘’“”＂＇]*[=+\-@＝＋－＠]/u;

const notFormula = { zh: '看起来像公式，不能导入', en: 'looks like a formula and cannot be imported' };
const problems = {
  number: { zh: '应为数字', en: 'must be a number' },
  money: { zh: '应为金额（元），最多两位小数', en: 'must be an amount in yuan with at most two decimals' },
  boolean: { zh: '应为“是”或“否”', en: 'must be yes or no' },
  choice: { zh: '不在可选项之中', en: 'is not one of the allowed values' },
  time: { zh: '应为“2026-01-31 09:30”这样的时间', en: 'must be a time such as 2026-01-31 09:30' },
  date: { zh: '应为“2026-01-31”这样的日期', en: 'must be a date such as 2026-01-31' },
} as const;

/** The value of a cell by the kind of its field. An empty cell is no value. References are read elsewhere. */
export function readCell(schema: z.ZodType, cell: string, choices: Choices = {}): CellValue {
  const reader = readers[kindOf(schema)];
  return reader(cell, { schema, choices });
}

interface Reading {
  schema: z.ZodType;
  choices: Choices;
}

type Reader = (cell: string, reading: Reading) => CellValue;

const readText: Reader = (cell) => {
  // As our own export escapes a text that would be a formula.
  if (cell.startsWith("'") && FORMULA.test(cell.slice(1))) return { value: cell.slice(1) };
  return FORMULA.test(cell) ? { problem: notFormula } : { value: cell };
};

const readChoice: Reader = (cell, { schema, choices }) => {
  const labelled = Object.hasOwn(choices, cell) ? choices[cell] : undefined;
  const value = [labelled, cell, Number(cell)].find((one) => one !== undefined && z.safeParse(schema, one).success);
  return value === undefined ? { problem: problems.choice } : { value };
};

const switches: Readonly<Record<string, boolean>> = {
  ...{ 是: true, yes: true, true: true, '1': true },
  ...{ 否: false, no: false, false: false, '0': false },
};

const readers: Record<FieldKind, Reader> = {
  text: readText,
  longText: readText,
  richText: readText,
  reference: readText,
  choice: readChoice,
  choices(cell, { schema, choices }) {
    const bare = bareSchema(schema);
    const element = bare instanceof z.ZodArray && bare.element instanceof z.ZodType ? bare.element : z.never();
    const values = cell.split(/[,，、;；]/).map((one) => readChoice(one.trim(), { schema: element, choices }));
    const wrong = values.find((one) => 'problem' in one);
    return wrong ?? { value: values.flatMap((one) => ('value' in one ? [one.value] : [])) };
  },
  number(cell) {
    const digits = cell.replaceAll(',', '');
    return /^[+-]?\d+(\.\d+)?$/.test(digits) ? { value: Number(digits) } : { problem: problems.number };
  },
  money(cell) {
    const digits = cell.replaceAll(/[¥￥,\s]/g, '');
    return /^\d+(\.\d{1,2})?$/.test(digits) ? { value: Math.round(Number(digits) * 100) } : { problem: problems.money };
  },
  boolean(cell, { choices }) {
    const value = Object.hasOwn(choices, cell) ? choices[cell] : switches[cell.toLowerCase()];
    return typeof value === 'boolean' ? { value } : { problem: problems.boolean };
  },
  date: (cell) => (/^\d{4}-\d\d-\d\d$/.test(cell) ? { value: cell } : { problem: problems.date }),
  time(cell) {
    const match = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d)(:\d\d)?$/.exec(cell);
    if (match === null) return { problem: problems.time };
    const moment = new Date(`${match[1]}T${match[2]}${match[3] ?? ':00'}${SHOP_OFFSET}`);
    return Number.isNaN(moment.getTime()) ? { problem: problems.time } : { value: moment.toISOString() };
  },
};
