import { flattenParameters, type Parameter } from '../../../contract/api-services/parameters.ts';

/** A place where a definition states something that is not so. */
export interface Lie {
  /** Of the definition: `name`, `body.vin`, `response.vehicles.year`. */
  path: string;
  zh: string;
  en: string;
}

type Side = 'body' | 'response';

/** Compares the stated parameters with what the source really takes or answers: names, types, required, examples. */
export function compareParameters(side: Side, stated: readonly Parameter[], real: readonly Parameter[]): Lie[] {
  const statedByPath = byPath(stated);
  const realByPath = byPath(real);
  const missing = [...realByPath]
    .filter(([path]) => !statedByPath.has(path))
    .map(([path]) => ({ path: `${side}.${path}`, zh: '实际存在，但文档没有', en: 'exists but is not documented' }));
  const different = [...statedByPath].flatMap(([path, parameter]) => {
    const place = `${side}.${path}`;
    const truth = realByPath.get(path);
    if (truth === undefined) return [{ path: place, zh: '实际不存在', en: 'does not exist' }];
    return [...compareOne(place, parameter, truth), ...exampleLies(place, parameter)];
  });
  return [...missing, ...different];
}

function compareOne(path: string, stated: Parameter, real: Parameter): Lie[] {
  const lies: Lie[] = [];
  if (stated.type !== real.type)
    lies.push({ path: `${path}.type`, zh: `实际类型是 ${real.type}`, en: `is really of type ${real.type}` });
  else if (stated.itemType !== real.itemType && real.itemType !== undefined)
    lies.push({
      path: `${path}.itemType`,
      zh: `元素的实际类型是 ${real.itemType}`,
      en: `really has items of type ${real.itemType}`,
    });
  if (stated.empty !== real.empty)
    lies.push(
      real.empty
        ? { path: `${path}.empty`, zh: '实际可以为空', en: 'may really be left out or null' }
        : { path: `${path}.empty`, zh: '实际不能为空', en: 'is really always required' },
    );
  return lies;
}

/** An example that is not of the parameter's type. */
export function exampleLies(path: string, parameter: Parameter): Lie[] {
  const { type, example } = parameter;
  if (example === '' || type === 'string' || isOfType(parseJson(example), parameter)) return [];
  return [{ path: `${path}.example`, zh: `不是 ${type} 类型的值`, en: `is no value of type ${type}` }];
}

/** Undefined for a text that is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether a value has the type of a parameter; its fields are not looked at. */
export function isOfType(value: unknown, { type, itemType }: Pick<Parameter, 'type' | 'itemType'>): boolean {
  switch (type) {
    case 'integer':
      return Number.isSafeInteger(value);
    case 'number':
      return typeof value === 'number';
    case 'string':
      return typeof value === 'string';
    case 'boolean':
      return typeof value === 'boolean';
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value);
    case 'array':
      return (
        Array.isArray(value) && (itemType === undefined || value.every((item) => isOfType(item, { type: itemType })))
      );
  }
}

const byPath = (parameters: readonly Parameter[]) =>
  new Map(flattenParameters(parameters).map(({ path, parameter }) => [path, parameter]));
