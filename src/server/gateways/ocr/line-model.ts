import { readFile } from 'node:fs/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** What the model tells apart: nothing, the characters of a VIN, and the marks that frame one. */
export const NOTHING = 0;
export const CHARACTERS = '0123456789ABCDEFGHJKLMNPRSTUVWXYZ';
export const MARK = CHARACTERS.length + 1;
export const KINDS = MARK + 1;
/** The height that it was made for, and how many pixels of a line's width it says one thing of. */
export const LINE_HEIGHT = 32;
export const STEP = 4;

// Trained by scripts/line-model.
const WEIGHTS = new URL('./line-model.bin', import.meta.url);
/** Longer than this the other requests do not wait. */
const TURN_MS = 8;

interface Layer {
  from: number;
  to: number;
  /** Height and width of what one output sees, how far it moves on, and the margin; rows before columns. */
  reach: readonly [number, number];
  step: readonly [number, number];
  margin: readonly [number, number];
  /** What it says is the answer, and may be below nothing. */
  isLast?: boolean;
}

const LAYERS: readonly Layer[] = [
  { from: 1, to: 16, reach: [5, 5], step: [2, 2], margin: [2, 2] },
  { from: 16, to: 32, reach: [3, 3], step: [2, 2], margin: [1, 1] },
  { from: 32, to: 48, reach: [3, 3], step: [1, 1], margin: [1, 1] },
  { from: 48, to: 64, reach: [3, 3], step: [2, 1], margin: [1, 1] },
  { from: 64, to: 96, reach: [4, 3], step: [1, 1], margin: [0, 1] },
  { from: 96, to: 96, reach: [1, 5], step: [1, 1], margin: [0, 2] },
  { from: 96, to: KINDS, reach: [1, 1], step: [1, 1], margin: [0, 0], isLast: true },
];

interface Trained extends Layer {
  /** For each output its rows; in a row the columns, in a column the inputs. */
  weights: Float32Array;
  bias: Float32Array;
}

/** Rows of columns of values, one a channel. */
interface Sheet {
  values: Float32Array;
  height: number;
  width: number;
}

let trained: Promise<Trained[]> | undefined;

/**
 * What stands where in a line that is LINE_HEIGHT high: for each STEP of its width the probability of every kind, KINDS
 * values after one another.
 *
 * @param line evened pixels, row by row; see evenedLine
 */
export async function seenIn(line: Float32Array, width: number): Promise<Float32Array[]> {
  trained ??= loaded();
  let sheet: Sheet = { values: line, height: LINE_HEIGHT, width };
  const layers = await trained;
  for (const one of layers) sheet = await through(sheet, one);
  const { values, width: places } = sheet;
  return Array.from({ length: places }, (_, place) => shares(values.subarray(place * KINDS, (place + 1) * KINDS)));
}

/** The trained numbers: for each layer a scale and a bias an output, then its weights, a byte each. */
async function loaded(): Promise<Trained[]> {
  const file = await readFile(WEIGHTS);
  let at = 0;
  const numbers = (count: number) =>
    Float32Array.from({ length: count }, (_, index) => file.readFloatLE(at + index * 4));
  const layers = LAYERS.map((one) => {
    const each = one.from * one.reach[0] * one.reach[1];
    const scales = numbers(one.to);
    at += one.to * 4;
    const bias = numbers(one.to);
    at += one.to * 4;
    // Four outputs are worked out at once: the last four have to be whole.
    const weights = new Float32Array(Math.ceil(one.to / 4) * 4 * each);
    const [high, wide] = one.reach;
    for (let to = 0; to < one.to; to += 1) {
      for (let from = 0; from < one.from; from += 1) {
        for (let tap = 0; tap < high * wide; tap += 1) {
          weights[to * each + tap * one.from + from] = file.readInt8(at) * (scales[to] ?? 0);
          at += 1;
        }
      }
    }
    return { ...one, weights, bias };
  });
  if (at !== file.length) throw new Error('line-model.bin is of another model than line-model.ts describes');
  return layers;
}

async function through(sheet: Sheet, one: Trained): Promise<Sheet> {
  const input = framed(sheet, one);
  const height = Math.floor((input.height - one.reach[0]) / one.step[0]) + 1;
  const width = Math.floor((input.width - one.reach[1]) / one.step[1]) + 1;
  const values = new Float32Array(height * width * one.to);
  let begun = performance.now();
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const from = (row * one.step[0] * input.width + column * one.step[1]) * one.from;
      spot(values, (row * width + column) * one.to, { input: input.values, from, across: input.width * one.from }, one);
    }
    if (performance.now() - begun > TURN_MS) {
      await nextTurn();
      begun = performance.now();
    }
  }
  return { values, height, width };
}

interface Seen {
  input: Float32Array;
  /** Where the first of what is seen stands, and how far the next row is from it. */
  from: number;
  across: number;
}

/** All outputs of one spot, four at a time: what is seen is fetched once for them. */
function spot(
  out: Float32Array,
  at: number,
  { input, from, across }: Seen,
  { weights, bias, reach, from: inputs, to: outputs, isLast = false }: Trained,
): void {
  const long = reach[1] * inputs;
  const each = reach[0] * long;
  for (let to = 0; to < outputs; to += 4) {
    let first = 0;
    let second = 0;
    let third = 0;
    let fourth = 0;
    for (let row = 0; row < reach[0]; row += 1) {
      const read = from + row * across;
      const a = to * each + row * long;
      const b = a + each;
      const c = b + each;
      const d = c + each;
      for (let index = 0; index < long; index += 1) {
        const value = input[read + index] as number;
        first += value * (weights[a + index] as number);
        second += value * (weights[b + index] as number);
        third += value * (weights[c + index] as number);
        fourth += value * (weights[d + index] as number);
      }
    }
    const sums = [first, second, third, fourth];
    for (let one = to; one < Math.min(outputs, to + 4); one += 1) {
      const sum = (sums[one - to] ?? 0) + (bias[one] ?? 0);
      out[at + one] = isLast || sum > 0 ? sum : 0;
    }
  }
}

/** With a margin of nothing around. */
function framed({ values, height, width }: Sheet, { from, margin: [above, beside] }: Layer): Sheet {
  if (above === 0 && beside === 0) return { values, height, width };
  const wide = width + beside * 2;
  const roomy = new Float32Array((height + above * 2) * wide * from);
  for (let row = 0; row < height; row += 1) {
    roomy.set(values.subarray(row * width * from, (row + 1) * width * from), ((row + above) * wide + beside) * from);
  }
  return { values: roomy, height: height + above * 2, width: wide };
}

function shares(weights: Float32Array): Float32Array {
  const most = Math.max(...weights);
  const raised = weights.map((weight) => Math.exp(weight - most));
  const sum = raised.reduce((total, one) => total + one, 0);
  return raised.map((one) => one / sum);
}
