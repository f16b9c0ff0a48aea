interface Item {
  id: number;
}

/**
 * Repeats the moves that turned `before` into `mine` on the order that someone else saved: each moved item is placed after
 * the item that it follows in `mine`. The items are those of the saved order. Undefined if no move is left.
 */
export function reapplyMoves<Of extends Item>(
  theirs: readonly Of[],
  before: readonly Item[],
  mine: readonly Item[],
): readonly Of[] | undefined {
  const isMoved = movedIds(before, mine);
  const byId = new Map(theirs.map((item) => [item.id, item]));
  const order = theirs.filter(({ id }) => !isMoved.has(id));
  let previous = -1;
  for (const { id } of mine) {
    const item = byId.get(id);
    if (item === undefined) continue;
    if (isMoved.has(id)) order.splice(order.findIndex((one) => one.id === previous) + 1, 0, item);
    previous = id;
  }
  return order.every((item, index) => item === theirs[index]) ? undefined : order;
}

/** The fewest items whose moving turns one order into the other: those outside the longest run that keeps its order. */
function movedIds(before: readonly Item[], mine: readonly Item[]): ReadonlySet<number> {
  const places = new Map(before.map(({ id }, place) => [id, place]));
  const placeOf = ({ id }: Item) => places.get(id) ?? -1;
  const runs: { length: number; previous: number }[] = [];
  let last = -1;
  for (const [index, item] of mine.entries()) {
    const run = { length: 1, previous: -1 };
    for (let other = 0; other < index; other += 1) {
      const length = (runs[other]?.length ?? 0) + 1;
      const earlier = mine[other];
      if (earlier === undefined || placeOf(earlier) >= placeOf(item) || length <= run.length) continue;
      run.length = length;
      run.previous = other;
    }
    runs.push(run);
    if (run.length > (runs[last]?.length ?? 0)) last = index;
  }
  const moved = new Set(mine.map(({ id }) => id));
  for (let index = last; index >= 0; index = runs[index]?.previous ?? -1) moved.delete(mine[index]?.id ?? -1);
  return moved;
}
