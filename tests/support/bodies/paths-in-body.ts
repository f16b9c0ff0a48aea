/** A path in a body: keys and indexes from its root. */
export type BodyPath = readonly (string | number)[];

/** Every object in a body, the body itself first. */
export function pathsOfObjects(value: unknown): BodyPath[] {
  return pathsWhere(value, (inner) => typeof inner === 'object' && inner !== null && !Array.isArray(inner));
}

/** Every text in a body. */
export function pathsOfTexts(value: unknown): BodyPath[] {
  return pathsWhere(value, (inner) => typeof inner === 'string');
}

/** A copy of the body with another value at one path. */
export function withValueAt(body: unknown, [key, ...rest]: BodyPath, value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(body)) return body.map((item, index) => (index === key ? withValueAt(item, rest, value) : item));
  const fields: Record<string, unknown> = { ...Object(body) };
  return { ...fields, [key]: withValueAt(fields[key], rest, value) };
}

function pathsWhere(value: unknown, isMatch: (inner: unknown) => boolean, at: BodyPath = []): BodyPath[] {
  const own = isMatch(value) ? [at] : [];
  if (typeof value !== 'object' || value === null) return own;
  const children: [string | number, unknown][] = Array.isArray(value)
    ? value.map((item, index): [number, unknown] => [index, item])
    : Object.entries(value);
  return [...own, ...children.flatMap(([key, child]) => pathsWhere(child, isMatch, [...at, key]))];
}
