import { PARAMETER_DEPTH_MAX, type Parameter } from '../../../contract/api-services/parameters.ts';
import { isRecord } from './is-record.ts';

const NAME = /^[A-Za-z][A-Za-z0-9_-]{0,59}$/;
const EXAMPLE_MAX = 500;

export interface Folded {
  parameters: Parameter[];
  /** Dotted paths of fields that no definition can name. */
  skipped: string[];
}

/**
 * The parameter tree of an example. Fields that are null, or missing in some items of an array, may be empty. What
 * `known` says about the same path stays: descriptions cannot be seen in an example.
 * @throws SyntaxError for text that is no JSON
 */
export function foldJson(text: string, known: readonly Parameter[] = []): Folded {
  const skipped: string[] = [];
  const parameters = fieldsOf([JSON.parse(text)].flat(), known, { path: '', depth: 0, skipped });
  return { parameters, skipped };
}

interface Place {
  path: string;
  depth: number;
  skipped: string[];
}

/** The fields of several objects together. */
function fieldsOf(values: readonly unknown[], known: readonly Parameter[], place: Place): Parameter[] {
  const objects = values.filter(isRecord);
  if (place.depth >= PARAMETER_DEPTH_MAX) return [];
  const names = [...new Set(objects.flatMap((object) => Object.keys(object)))];
  return names.flatMap((name) => {
    const path = place.path === '' ? name : `${place.path}.${name}`;
    if (!NAME.test(name)) {
      place.skipped.push(path);
      return [];
    }
    const present = objects.filter((object) => name in object).map((object) => object[name]);
    const was = known.find((one) => one.name === name);
    const empty = present.length < objects.length || present.includes(null);
    const found = present.filter((value) => value !== null);
    return [fieldOf(name, found, { was, empty, place: { ...place, path, depth: place.depth + 1 } })];
  });
}

interface FieldContext {
  was: Parameter | undefined;
  empty: boolean;
  place: Place;
}

function fieldOf(name: string, values: readonly unknown[], { was, empty, place }: FieldContext): Parameter {
  const texts = { desc: was?.desc ?? '', descEn: was?.descEn ?? '' };
  const [first] = values;
  const base = { name, empty, ...texts, example: '', children: [] };
  if (first === undefined) return { ...base, type: was?.type ?? 'string', children: was?.children ?? [] };
  if (values.some(Array.isArray)) {
    const items = values.flat();
    const children = fieldsOf(items, was?.children ?? [], place);
    if (children.length > 0) return { ...base, type: 'array', children };
    return { ...base, type: 'array', itemType: scalarTypeOf(items), example: exampleOf(first) };
  }
  if (isRecord(first)) return { ...base, type: 'object', children: fieldsOf(values, was?.children ?? [], place) };
  return { ...base, type: scalarTypeOf(values), example: exampleOf(first) };
}

/** Integers unless one of the numbers has decimals; text for mixed types. */
function scalarTypeOf(values: readonly unknown[]): 'string' | 'integer' | 'number' | 'boolean' {
  if (values.length > 0 && values.every((value) => typeof value === 'boolean')) return 'boolean';
  if (values.length > 0 && values.every((value) => typeof value === 'number'))
    return values.every(Number.isInteger) ? 'integer' : 'number';
  return 'string';
}

function exampleOf(value: unknown): string {
  return (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, EXAMPLE_MAX);
}
