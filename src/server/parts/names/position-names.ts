import type { PartName } from './part-name.ts';

const POSITION = /^[左右]?([前后])/;
const HAS_POSITION = /[前后]/;
const FORMS = { 前: { pinyin: 'qian', initials: 'q' }, 后: { pinyin: 'hou', initials: 'h' } } as const;

const cache = new WeakMap<readonly PartName[], readonly PartName[]>();

/**
 * The names, and those of the workshop with the position of their part: 前三角臂 for 三角臂, which is 前下摆臂. Cached per
 * list of names.
 */
export function withPositions(names: readonly PartName[]): readonly PartName[] {
  const known = cache.get(names);
  if (known !== undefined) return known;
  const positions = new Map<number, keyof typeof FORMS>();
  for (const { stdPartId, kind, name } of names) {
    const position = kind === 'name' ? POSITION.exec(name)?.[1] : undefined;
    if (position === '前' || position === '后') positions.set(stdPartId, position);
  }
  const positioned = names.flatMap((row): PartName[] => {
    const position = positions.get(row.stdPartId);
    if (position === undefined || row.kind !== 'alias' || HAS_POSITION.test(row.name)) return [];
    const { pinyin, initials } = FORMS[position];
    return [
      {
        ...row,
        name: `${position}${row.name}`,
        norm: `${position}${row.norm}`,
        pinyin: `${pinyin}${row.pinyin}`,
        initials: `${initials}${row.initials}`,
      },
    ];
  });
  const all = [...names, ...positioned];
  cache.set(names, all);
  return all;
}
