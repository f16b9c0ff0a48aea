export interface Point {
  x: number;
  y: number;
}

/**
 * Strokes of the characters, as points on a grid that is 4 wide and 6 high. Characters that are easily confused (0 and O,
 * 1 and I, 2 and Z, 5 and S, 8 and B, U and V) are missing.
 */
const STROKES: Record<string, readonly string[]> = {
  A: ['0,6 2,0 4,6', '0.8,3.9 3.2,3.9'],
  C: ['4,1 3.2,0.2 2,0 0.9,0.6 0.2,1.8 0,3 0.2,4.2 0.9,5.4 2,6 3.2,5.8 4,5'],
  E: ['4,0 0,0 0,6 4,6', '0,3 3,3'],
  F: ['4,0 0,0 0,6', '0,3 3,3'],
  H: ['0,0 0,6', '4,0 4,6', '0,3 4,3'],
  J: ['1.4,0 3.8,0', '3,0 3,4.6 2.6,5.6 1.6,6 0.6,5.7 0.1,4.7'],
  K: ['0,0 0,6', '3.8,0 0,3.6', '1.3,2.5 4,6'],
  M: ['0,6 0,0 2,3.6 4,0 4,6'],
  N: ['0,6 0,0 4,6 4,0'],
  P: ['0,6 0,0 2.6,0 3.6,0.5 4,1.6 3.6,2.7 2.6,3.2 0,3.2'],
  R: ['0,6 0,0 2.6,0 3.6,0.5 4,1.6 3.6,2.6 2.6,3.1 0,3.1', '2,3.1 4,6'],
  T: ['0,0 4,0', '2,0 2,6'],
  W: ['0,0 0.9,6 2,2 3.1,6 4,0'],
  X: ['0,0 4,6', '4,0 0,6'],
  Y: ['0,0 2,3 4,0', '2,3 2,6'],
  3: ['0.2,0.6 1.2,0 2.6,0 3.5,0.7 3.6,1.7 2.9,2.6 1.6,2.9', '1.6,2.9 3.2,3.2 4,4.2 3.7,5.3 2.6,6 1.1,5.9 0,5.2'],
  4: ['3,6 3,0 0,4.2 4,4.2'],
  7: ['0,0 4,0 1.4,6'],
  9: ['3.9,2 3.4,3.1 2,3.6 0.7,3.1 0.1,1.9 0.7,0.6 2,0 3.3,0.5 3.9,2 3.6,4 2.8,5.3 1.2,6'],
};

export const CHARACTERS = Object.keys(STROKES);

/** The strokes of a character, each a list of points. */
export function strokesOf(character: string): Point[][] {
  return (STROKES[character] ?? []).map((stroke) =>
    stroke.split(' ').map((point) => {
      const [x = 0, y = 0] = point.split(',').map(Number);
      return { x, y };
    }),
  );
}
