import type { FieldRow } from '../../../contract/api-services/documents/blocks.ts';

type Json = Record<string, unknown>;

/** The object of a JSON text; undefined if it is none. */
export function parseBody(text: string): Json | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isJson(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value at a dotted path. */
export function valueAt(body: Json, path: string): unknown {
  return path.split('.').reduce((value: unknown, name) => (isJson(value) ? value[name] : undefined), body);
}

/** The body with another value at a path; undefined removes the field. */
export function withValue(body: Json, path: string, value: unknown): Json {
  const [name = '', ...rest] = path.split('.');
  const { [name]: current, ...others } = body;
  const next = rest.length === 0 ? value : withValue(isJson(current) ? current : {}, rest.join('.'), value);
  return next === undefined ? others : { ...body, [name]: next };
}

/** The fields of a form: a list of objects is one field of JSON, and an object is its fields. */
export function formRows(rows: readonly FieldRow[]): FieldRow[] {
  const lists = rows
    .filter(({ type, itemType }) => type === 'array' && itemType === null)
    .map(({ path }) => `${path}.`);
  return rows.filter(({ path, type }) => type !== 'object' && !lists.some((list) => path.startsWith(list)));
}

/** The text of a value in a form. */
export function textOf(value: unknown, { type, itemType }: Pick<FieldRow, 'type' | 'itemType'>): string {
  if (value === undefined || value === null) return '';
  if (type === 'array' && itemType !== null && Array.isArray(value)) return value.map(String).join('\n');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The value of a text in a form: text that is not of the field's type stays text, which the server then refuses. */
export function typedValue(text: string, { type, itemType }: Pick<FieldRow, 'type' | 'itemType'>): unknown {
  if (text.trim() === '') return undefined;
  if (type === 'array' && itemType !== null) {
    return text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => (itemType === 'string' ? line.trim() : fromJson(line)));
  }
  return type === 'string' ? text : fromJson(text);
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
