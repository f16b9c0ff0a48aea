export interface TreePower {
  id: number;
  parentId: number | null;
}

interface Toggle {
  checked: readonly number[];
  id: number;
  isChecked: boolean;
  /** Whether the editor holds a power; others can be neither granted nor revoked. */
  isHeld: (id: number) => boolean;
}

/**
 * The checked ids after a toggle. Checking a power checks its ancestors, without which it has no effect, and its
 * descendants; unchecking it unchecks its descendants. Powers that the editor does not hold, and unknown ids, stay as they
 * were.
 */
export function togglePower(powers: readonly TreePower[], { checked, id, isChecked, isHeld }: Toggle): number[] {
  const result = new Set(checked);
  const changed = [...subtree(powers, id), ...(isChecked ? ancestors(powers, id) : [])].filter(isHeld);
  for (const one of changed) {
    if (isChecked) result.add(one);
    else result.delete(one);
  }
  return [...result].sort((one, other) => one - other);
}

/** The power and its descendants. */
export function subtree(powers: readonly TreePower[], id: number): number[] {
  return [id, ...powers.filter(({ parentId }) => parentId === id).flatMap((child) => subtree(powers, child.id))];
}

function ancestors(powers: readonly TreePower[], id: number): number[] {
  const parentId = powers.find((power) => power.id === id)?.parentId ?? null;
  return parentId === null ? [] : [parentId, ...ancestors(powers, parentId)];
}

/** Whether a power and its descendants are checked in part. */
export function isIndeterminate(powers: readonly TreePower[], checked: ReadonlySet<number>, id: number): boolean {
  const all = subtree(powers, id);
  const count = all.filter((one) => checked.has(one)).length;
  return count > 0 && count < all.length;
}
