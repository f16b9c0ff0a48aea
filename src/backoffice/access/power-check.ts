/** A power as the tree of checks needs it. */
export interface TreePower {
  id: number;
  parentId: number | null;
}

interface Toggle {
  checked: readonly number[];
  id: number;
  isChecked: boolean;
  /** Only powers that the editor holds are given or taken. */
  isHeld: (id: number) => boolean;
}

/**
 * The checks after one was changed: with a power come those above it, without which it leads nowhere, and all below it;
 * without it go all below it. Whatever the editor does not hold stays as it was, and so do ids that are in no tree.
 */
export function toggled(powers: readonly TreePower[], { checked, id, isChecked, isHeld }: Toggle): number[] {
  const result = new Set(checked);
  const touched = [...below(powers, id), ...(isChecked ? above(powers, id) : [])].filter(isHeld);
  for (const one of touched) {
    if (isChecked) result.add(one);
    else result.delete(one);
  }
  return [...result].sort((one, other) => one - other);
}

/** The power itself and all below it. */
export function below(powers: readonly TreePower[], id: number): number[] {
  return [id, ...powers.filter(({ parentId }) => parentId === id).flatMap((child) => below(powers, child.id))];
}

function above(powers: readonly TreePower[], id: number): number[] {
  const parentId = powers.find((power) => power.id === id)?.parentId ?? null;
  return parentId === null ? [] : [parentId, ...above(powers, parentId)];
}

/** Whether some but not all of what stands under a power is checked. */
export function isPartly(powers: readonly TreePower[], checked: ReadonlySet<number>, id: number): boolean {
  const all = below(powers, id);
  const count = all.filter((one) => checked.has(one)).length;
  return count > 0 && count < all.length;
}
