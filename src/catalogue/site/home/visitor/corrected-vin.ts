import type { CheckedVin } from '../../../../contract/vehicles/schemas.ts';

export interface VinPiece {
  text: string;
  kind: 'same' | 'out' | 'in';
}

/** A typed VIN with its changes: what stays, what goes out and what comes in. Neighbouring changes are joined. */
export function correctedVin(typed: string, changes: CheckedVin['candidates'][number]['changes']): VinPiece[] {
  const at = new Map(changes.map((change) => [change.position - 1, change]));
  const pieces: VinPiece[] = [];
  let [same, out, added] = ['', '', ''];
  const flush = () => {
    if (same !== '') pieces.push({ text: same, kind: 'same' });
    if (out !== '') pieces.push({ text: out, kind: 'out' });
    if (added !== '') pieces.push({ text: added, kind: 'in' });
    [same, out, added] = ['', '', ''];
  };
  // One past the end: a character can be added there.
  for (let place = 0; place <= typed.length; place += 1) {
    const change = at.get(place);
    const letter = typed.charAt(place);
    if (change !== undefined) {
      out += change.from;
      added += change.to;
      if (change.from !== '') continue;
    }
    if (letter === '') continue;
    if (out !== '' || added !== '') flush();
    same += letter;
  }
  flush();
  return pieces;
}
