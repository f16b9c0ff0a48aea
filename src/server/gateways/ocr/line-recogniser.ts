import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { loadOcrModel, type ModelOutput } from './ocr-model.ts';
import type { LineCharacter, PixelPicture } from './text-line.ts';

const NORMALISATION = { mean: [0.5, 0.5, 0.5], deviation: [0.5, 0.5, 0.5] } as const;
/** Pixels; the model reads lines of this height and any width. */
const LINE_HEIGHT = 48;
const WIDTH_MIN = 16;
/** Bounds memory and time; printed lines are at most 30 times as long as high. */
const WIDTH_MAX = 2400;
/** Less likely candidates are ignored. */
const SCORE_MIN = 0.001;
/** The model's class for "no character here". */
const BLANK = 0;

export type LineRecogniser = (line: PixelPicture, turn: 0 | 180) => Promise<LineCharacter[]>;

/** Reads the characters of a line with PP-OCR's recognition model; `turn` is by how many degrees to rotate it first. */
export async function createLineRecogniser(modelPath: string, dictionaryPath: string): Promise<LineRecogniser> {
  const model = await loadOcrModel(modelPath, NORMALISATION);
  const dictionary = ['', ...(await readFile(dictionaryPath, 'utf8')).split('\n'), ' '];
  return async ({ data, width, height }, turn) => {
    const lineWidth = Math.min(WIDTH_MAX, Math.max(WIDTH_MIN, Math.round((width * LINE_HEIGHT) / height)));
    const resized = await sharp(data, { raw: { width, height, channels: 4 } })
      .rotate(turn)
      .resize({ width: lineWidth, height: LINE_HEIGHT, fit: 'fill' })
      .raw()
      .toBuffer();
    return decode(await model({ data: resized, width: lineWidth, height: LINE_HEIGHT }), dictionary);
  };
}

/** Greedy CTC: the likeliest class of each step, repeats and blanks left out. */
function decode({ values, dims }: ModelOutput, dictionary: readonly string[]): LineCharacter[] {
  const [, steps = 0, classes = 0] = dims;
  const characters: LineCharacter[] = [];
  let previous = BLANK;
  let previousScore = 0;
  for (let step = 0; step < steps; step += 1) {
    const scores = values.subarray(step * classes, (step + 1) * classes);
    const best = scores.reduce((found, score, index) => (score > (scores[found] ?? 0) ? index : found), BLANK);
    const bestScore = scores[best] ?? 0;
    const isRepeat = best === previous;
    if (best !== BLANK && (!isRepeat || bestScore > previousScore)) {
      // A character that takes several steps counts where it is clearest.
      if (isRepeat) characters.pop();
      characters.push({ candidates: candidatesOf(scores, dictionary), position: (step + 0.5) / steps });
    }
    previousScore = isRepeat ? Math.max(previousScore, bestScore) : bestScore;
    previous = best;
  }
  return characters;
}

function candidatesOf(scores: Float32Array, dictionary: readonly string[]): LineCharacter['candidates'] {
  return [...scores.entries()]
    .filter(([index, score]) => index !== BLANK && score >= SCORE_MIN)
    .map(([index, score]) => ({ text: dictionary[index] ?? '', score }))
    .sort((one, other) => other.score - one.score);
}
