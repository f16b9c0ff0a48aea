export interface VinChange {
  /** Counts from 1; empty `from` is a character put in, empty `to` one left out. */
  position: number;
  from: string;
  to: string;
}

export interface VinPiece {
  kind: 'same' | 'old' | 'new';
  text: string;
}

/**
 * A repaired VIN as it is shown: what was kept, and where neighbouring characters were changed, the old ones together
 * before the new ones that took their place.
 */
export function changedPieces(repaired: string, changes: readonly VinChange[]): VinPiece[] {
  const pieces: VinPiece[] = [];
  const push = (kind: VinPiece['kind'], text: string) => {
    const last = pieces.at(-1);
    if (text === '') return;
    if (last?.kind === kind) last.text += text;
    else pieces.push({ kind, text });
  };
  let taken = '';
  const characters = [...repaired];
  for (let position = 1; position <= characters.length + 1; position += 1) {
    const here = changes.filter((change) => change.position === position);
    const character = characters[position - 1] ?? '';
    push('old', here.map(({ from }) => from).join(''));
    // What was left out has no place in the repaired VIN: the character there is one that was kept.
    if (here.some(({ to }) => to !== '')) {
      taken += character;
      continue;
    }
    push('new', taken);
    taken = '';
    push('same', character);
  }
  return pieces;
}
