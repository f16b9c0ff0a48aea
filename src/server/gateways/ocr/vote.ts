/** One reading of a line: its characters with the engine's certainty of each, 0 to 1. */
export type LineReading = readonly { text: string; certainty: number }[];

/** What the readings say of one place: each character with its share of the votes, the first ahead. */
export type Ballot = { text: string; share: number }[];

/**
 * Lays readings of one line over each other and counts. The pivot is a reading of the wanted length, or failing that the
 * one whose length is nearest; where a reading has a character more, or lacks one, the others stay in step.
 */
export function vote(readings: readonly LineReading[], length: number): Ballot[] {
  const pivot = pivotOf(readings, length);
  if (pivot === undefined) return [];
  const counts = pivot.map(() => new Map<string, number>());
  const between = pivot.map(() => 0);
  let total = 0;
  for (const reading of readings) {
    // A reading of another length lost its step somewhere: it says less.
    const weight = reading.length === length ? 1 : 0.5;
    total += weight;
    for (const [at, character] of aligned(pivot, reading).entries()) {
      const place = counts[at];
      if (place === undefined) continue;
      if (character === undefined) between[at] = (between[at] ?? 0) + weight;
      else place.set(character.text, (place.get(character.text) ?? 0) + weight * character.certainty ** 2);
    }
  }
  return trimmed(
    counts.map((count, at) => ({ count, missing: between[at] ?? 0 })),
    length,
  ).map(({ count }) => ballotOf(count, total));
}

function pivotOf(readings: readonly LineReading[], length: number): LineReading | undefined {
  const sureness = (reading: LineReading) =>
    reading.reduce((sum, { certainty }) => sum + certainty, 0) / Math.max(1, reading.length) -
    Math.abs(reading.length - length);
  const agreed = (reading: LineReading) =>
    readings.reduce((sum, other) => sum + likeness(reading, other), 0) / readings.length / Math.max(1, length);
  return [...readings]
    .filter((reading) => reading.length >= length)
    .sort((one, other) => sureness(other) + agreed(other) - sureness(one) - agreed(one))[0];
}

function likeness(one: LineReading, other: LineReading): number {
  return aligned(one, other).filter((character, at) => character?.text === one[at]?.text).length;
}

/** A pivot that is too long gives up the places that the fewest readings have. */
function trimmed<Place extends { count: Map<string, number>; missing: number }>(
  places: Place[],
  length: number,
): Place[] {
  const kept = [...places];
  while (kept.length > length) {
    const worst = kept.reduce((found, place, at) => (place.missing > (kept[found]?.missing ?? 0) ? at : found), 0);
    kept.splice(worst, 1);
  }
  return kept;
}

function ballotOf(count: Map<string, number>, total: number): Ballot {
  return [...count]
    .map(([text, votes]) => ({ text, share: votes / total }))
    .sort((one, other) => other.share - one.share);
}

/** For each place of the pivot the character of the other reading that stands there; needleman and wunsch. */
function aligned(pivot: LineReading, other: LineReading): (LineReading[number] | undefined)[] {
  const [rows, columns] = [pivot.length + 1, other.length + 1];
  const cost = new Float64Array(rows * columns);
  const at = (row: number, column: number) => cost[row * columns + column] ?? 0;
  const swap = (row: number, column: number) => (pivot[row - 1]?.text === other[column - 1]?.text ? 0 : 1);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      cost[row * columns + column] =
        row === 0
          ? column * 0.9
          : column === 0
            ? row * 0.9
            : Math.min(
                at(row - 1, column - 1) + swap(row, column),
                at(row - 1, column) + 0.9,
                at(row, column - 1) + 0.9,
              );
    }
  }
  const result: (LineReading[number] | undefined)[] = pivot.map(() => undefined);
  let [row, column] = [pivot.length, other.length];
  while (row > 0 && column > 0) {
    if (at(row, column) === at(row - 1, column - 1) + swap(row, column)) {
      result[row - 1] = other[column - 1];
      row -= 1;
      column -= 1;
    } else if (at(row, column) === at(row - 1, column) + 0.9) row -= 1;
    else column -= 1;
  }
  return result;
}
