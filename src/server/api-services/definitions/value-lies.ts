import type { Parameter } from '../../../contract/api-services/parameters.ts';
import { isOfType, type Lie } from './compare-parameters.ts';

/** Most places that are named of one value: a list has the same problem in each of its items. */
const LIES_MAX = 50;

/**
 * Where a value is not as a parameter tree says: unknown fields, wrong types, missing or null fields that must be there.
 * Each path is named once, however many items of a list have the problem.
 */
export function valueLies(root: string, value: unknown, parameters: readonly Parameter[]): Lie[] {
  const found = new Map<string, Lie>();
  walk(root, value, { parameters, add: (lie) => found.set(`${lie.path} ${lie.en}`, lie) });
  return [...found.values()].slice(0, LIES_MAX);
}

interface Walk {
  parameters: readonly Parameter[];
  add(lie: Lie): void;
}

function walk(path: string, value: unknown, { parameters, add }: Walk): void {
  if (!isOfType(value, { type: 'object' })) {
    add({ path, zh: '应为对象', en: 'must be an object' });
    return;
  }
  const fields = new Map(Object.entries(Object(value)));
  for (const name of fields.keys())
    if (!parameters.some((parameter) => parameter.name === name))
      add({ path: `${path}.${name}`, zh: '实际返回，但文档没有', en: 'is there but is not documented' });
  for (const parameter of parameters)
    walkField(`${path}.${parameter.name}`, fields.get(parameter.name), { parameter, add });
}

function walkField(path: string, value: unknown, { parameter, add }: { parameter: Parameter; add: Walk['add'] }): void {
  const { type, empty, children } = parameter;
  if (value === undefined || value === null) {
    if (!empty) add({ path, zh: '文档说不为空，实际为空', en: 'is missing or null, but documented as always there' });
    return;
  }
  if (!isOfType(value, parameter)) {
    add({ path, zh: `不是文档所说的 ${type} 类型`, en: `is not of the documented type ${type}` });
    return;
  }
  if (children.length === 0) return;
  const items: readonly unknown[] = Array.isArray(value) ? value : [value];
  for (const item of items) walk(path, item, { parameters: children, add });
}
