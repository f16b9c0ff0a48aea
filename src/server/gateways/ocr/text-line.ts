/** Unpacked pixels: four bytes each (red, green, blue, alpha), row by row. */
export interface PixelPicture {
  data: Uint8Array | Uint8ClampedArray;
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** Top left, top right, bottom right, bottom left, as the reader of the text sees them. */
export type Corners = readonly [Point, Point, Point, Point];

export interface LineCharacter {
  /** The model's candidates, likeliest first; scores are probabilities, 0 to 1. */
  candidates: readonly { text: string; score: number }[];
  /** Middle of the character along its line: 0 where the line begins, 1 where it ends. */
  position: number;
}

/** A line of text, at any position and rotation in the picture. */
export interface TextLine {
  characters: LineCharacter[];
  corners: Corners;
}

/** Mean score of the characters, 0 to 1. */
export function meanScore(characters: readonly LineCharacter[]): number {
  const total = characters.reduce((sum, { candidates }) => sum + (candidates[0]?.score ?? 0), 0);
  return characters.length === 0 ? 0 : total / characters.length;
}
