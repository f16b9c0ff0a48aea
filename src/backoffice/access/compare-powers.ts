import type { Power } from '../../contract/access/schemas.ts';

export interface ComparedPower {
  power: Power;
  /** 1 for an area. */
  level: number;
  hasLeft: boolean;
  hasRight: boolean;
}

interface Sides {
  left: ReadonlySet<number>;
  right: ReadonlySet<number>;
}

/** The powers in the order of the tree, with which of two roles has each. */
export function comparePowers(powers: readonly Power[], { left, right }: Sides): ComparedPower[] {
  const known = new Set(powers.map(({ id }) => id));
  const under = (parent: number | null, level: number): ComparedPower[] =>
    powers
      .filter(({ parentId }) => (parentId !== null && known.has(parentId) ? parentId : null) === parent)
      .sort((one, other) => one.powerOrder - other.powerOrder || one.id - other.id)
      .flatMap((power) => [
        { power, level, hasLeft: left.has(power.id), hasRight: right.has(power.id) },
        ...under(power.id, level + 1),
      ]);
  return under(null, 1);
}
