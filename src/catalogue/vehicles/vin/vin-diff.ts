export interface VinChange {
  /** From 1. Empty `from`: an added character; empty `to`: a removed one. */
  position: number;
  from: string;
  to: string;
}

export interface VinSegment {
  kind: 'same' | 'old' | 'new';
  text: string;
}

/**
 * A repaired VIN in segments: unchanged, old and new. Neighbouring changes are merged, the old characters before the new.
 */
export function diffVin(repaired: string, changes: readonly VinChange[]): VinSegment[] {
  const segments: VinSegment[] = [];
  const push = (kind: VinSegment['kind'], text: string) => {
    const last = segments.at(-1);
    if (text === '') return;
    if (last?.kind === kind) last.text += text;
    else segments.push({ kind, text });
  };
  let added = '';
  const characters = [...repaired];
  for (let position = 1; position <= characters.length + 1; position += 1) {
    const here = changes.filter((change) => change.position === position);
    const character = characters[position - 1] ?? '';
    push('old', here.map(({ from }) => from).join(''));
    // A removed character has no position of its own in the repaired VIN: the character there is unchanged.
    if (here.some(({ to }) => to !== '')) {
      added += character;
      continue;
    }
    push('new', added);
    added = '';
    push('same', character);
  }
  return segments;
}
