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

/** A repaired VIN as it is shown: what was kept, with the old characters before the new ones that took their place. */
export function changedPieces(repaired: string, changes: readonly VinChange[]): VinPiece[] {
  const pieces: VinPiece[] = [];
  const push = (kind: VinPiece['kind'], text: string) => {
    const last = pieces.at(-1);
    if (kind === 'same' && last?.kind === 'same') last.text += text;
    else if (text !== '') pieces.push({ kind, text });
  };
  const characters = [...repaired];
  for (let position = 1; position <= characters.length + 1; position += 1) {
    const here = changes.filter((change) => change.position === position);
    for (const { from } of here) push('old', from);
    // What was left out has no place in the repaired VIN: the character there is one that was kept.
    const isNew = here.some(({ to }) => to !== '');
    push(isNew ? 'new' : 'same', characters[position - 1] ?? '');
  }
  return pieces;
}
