import { flattenParameters, type Parameter } from '../../../contract/api-services/parameters.ts';

/** An upstream's dotted path by ours; without an entry it has the same name in the same place. Arrays are not in paths. */
export type FieldMapping = Readonly<Record<string, string>>;

/** Our body under the names of the upstream. Fields that the definition lacks are not sent. */
export function toUpstreamBody(body: unknown, parameters: readonly Parameter[], mapping: FieldMapping): unknown {
  const target: Record<string, unknown> = Object.create(null);
  for (const { path, parameter } of flattenParameters(parameters)) {
    // An array is sent whole, with its items as they are.
    const isLeaf = parameter.type !== 'object' || parameter.children.length === 0;
    const isInArray = parentsOf(path, parameters).some(({ type }) => type === 'array');
    const value = readPath(body, path);
    if (isLeaf && !isInArray && value !== undefined) writePath(target, mapping[path] ?? path, value);
  }
  return target;
}

function parentsOf(path: string, parameters: readonly Parameter[]): Parameter[] {
  const [name, ...rest] = path.split('.');
  const parameter = parameters.find((candidate) => candidate.name === name);
  if (parameter === undefined || rest.length === 0) return [];
  return [parameter, ...parentsOf(rest.join('.'), parameter.children)];
}

/** An upstream's answer under our names: only the fields of the tree, whatever else it sent. */
export function fromUpstream(answer: unknown, parameters: readonly Parameter[], mapping: FieldMapping): unknown {
  return mapFields({ path: '', source: '', value: answer }, parameters, { root: answer, mapping });
}

interface Place {
  /** Our path, and the upstream's, of the object whose fields are mapped. */
  path: string;
  source: string;
  value: unknown;
}

interface Mapping {
  root: unknown;
  mapping: FieldMapping;
}

function mapFields(place: Place, parameters: readonly Parameter[], all: Mapping): Record<string, unknown> {
  return Object.fromEntries(
    parameters.map((parameter) => {
      const path = joined(place.path, parameter.name);
      const source = all.mapping[path] ?? joined(place.source, parameter.name);
      const isBelow = place.source === '' || source.startsWith(`${place.source}.`);
      const value =
        isBelow && place.source !== ''
          ? readPath(place.value, source.slice(place.source.length + 1))
          : readPath(all.root, source);
      return [parameter.name, mapValue({ path, source, value }, parameter, all)];
    }),
  );
}

function mapValue(place: Place, { children }: Parameter, all: Mapping): unknown {
  const { value } = place;
  if (children.length === 0 || value === undefined || value === null) return value ?? null;
  if (Array.isArray(value)) return value.map((item) => mapFields({ ...place, value: item }, children, all));
  return typeof value === 'object' ? mapFields(place, children, all) : value;
}

const joined = (path: string, name: string) => (path === '' ? name : `${path}.${name}`);

/** Own fields only: a path such as `constructor.name` finds nothing. */
function readPath(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((current, name) => {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, name)) return undefined;
    return new Map(Object.entries(current)).get(name);
  }, value);
}

function writePath(target: Record<string, unknown>, path: string, value: unknown): void {
  const [name = '', ...rest] = path.split('.');
  if (rest.length === 0) {
    target[name] = value;
    return;
  }
  const inner: Record<string, unknown> = Object.assign(Object.create(null), target[name]);
  target[name] = inner;
  writePath(inner, rest.join('.'), value);
}
