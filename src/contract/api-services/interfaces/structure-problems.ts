import { addressOf, type Definition } from '../definition.ts';
import { flattenParameters, PARAMETER_DEPTH_MAX, PARAMETERS_MAX, type Parameter } from '../parameters.ts';

interface StructureProblem {
  /** From the root of the body of `interfaceSave`. */
  path: string;
  zh: string;
  en: string;
}

/** What the schema of a definition cannot say: an address that is the code's, trees within bounds, each name once. */
export function structureProblems(code: string, definition: Definition): StructureProblem[] {
  const address = addressOf(code);
  return [
    ...(definition.address === address
      ? []
      : [{ path: 'data.definition.address', zh: `应为 ${address}`, en: `must be ${address}` }]),
    ...(['headers', 'body', 'response'] as const).flatMap((part) =>
      treeProblems(`data.definition.${part}`, definition[part]),
    ),
  ];
}

function treeProblems(root: string, parameters: readonly Parameter[]): StructureProblem[] {
  const all = flattenParameters(parameters);
  const tooMany =
    all.length > PARAMETERS_MAX
      ? [{ path: root, zh: `参数至多 ${PARAMETERS_MAX} 个`, en: `must have at most ${PARAMETERS_MAX} parameters` }]
      : [];
  const seen = new Set<string>();
  const each = all.flatMap(({ path: place, depth, parameter }) => {
    const path = `${root}.${place}`;
    const problems = [];
    if (seen.has(place)) problems.push({ path, zh: '名称重复', en: 'is there twice' });
    seen.add(place);
    if (depth === PARAMETER_DEPTH_MAX)
      problems.push({
        path,
        zh: `层级不能超过 ${PARAMETER_DEPTH_MAX} 层`,
        en: `must not be below level ${PARAMETER_DEPTH_MAX}`,
      });
    return [...problems, ...childProblems(path, parameter)];
  });
  return [...tooMany, ...each];
}

function childProblems(path: string, { type, itemType, children }: Parameter): StructureProblem[] {
  if (children.length > 0 && type !== 'object' && type !== 'array')
    return [{ path, zh: '只有对象和数组可以有下级参数', en: 'has children but is neither an object nor an array' }];
  if (itemType !== undefined && (type !== 'array' || children.length > 0))
    return [
      { path, zh: '只有没有下级参数的数组需要元素类型', en: 'has a type of items but is no array of plain values' },
    ];
  if (type === 'array' && children.length === 0 && itemType === undefined)
    return [{ path, zh: '数组需要下级参数或元素类型', en: 'needs children, or the type of its items' }];
  return [];
}
