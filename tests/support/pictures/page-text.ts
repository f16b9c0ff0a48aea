import type { LineCharacter } from '../../../src/server/gateways/ocr/text-line.ts';
import type { PageText } from '../../../src/server/gateways/ocr/upright-page.ts';

const CHARACTER_WIDTH = 20;
const LINE_HEIGHT = 30;

/** Characters as the model reads them; `scores` are by index, 0.99 elsewhere. */
export function lineCharacters(text: string, scores: Record<number, number> = {}): LineCharacter[] {
  return [...text].map((character, index) => ({
    candidates: [{ text: character, score: scores[index] ?? 0.99 }],
    position: (index + 0.5) / text.length,
  }));
}

/** A line of a page, its upper left corner at the given pixels. */
export function pageText(text: string, { left = 0, top = 0 } = {}): PageText {
  const box = { left, top, width: text.length * CHARACTER_WIDTH, height: LINE_HEIGHT };
  return { text, characters: lineCharacters(text), box };
}

/** Lines of text, one below the other. */
export function pageTexts(...texts: string[]): PageText[] {
  return texts.map((text, row) => pageText(text, { top: row * LINE_HEIGHT * 1.5 }));
}
