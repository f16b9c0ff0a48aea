import { cutOut, greyOf, pipelineOf, turned } from './grey-picture.ts';
import { CHARACTERS, LINE_HEIGHT, STEP, seenIn } from './line-model.ts';
import { spell } from './spell.ts';
import type { Box, GreyPicture } from './text-engine.ts';
import type { Ballot } from './vote.ts';

/** One way of laying the line before the model: how high a character is then, and how much wider than it stands there. */
interface Look {
  height: number;
  stretch: number;
}

// As wide as it stands, then smaller, larger and wider: what the box and the face leave open.
const LOOKS: readonly Look[] = [
  { height: 19, stretch: 1 },
  { height: 16.5, stretch: 1.12 },
  { height: 22, stretch: 1 },
  { height: 19, stretch: 1.25 },
];

/** Pixels. 17 wide characters take half of it; what is longer is no VIN, and would take its time. */
const LONGEST = 1200;

/** A look as unsure as this has no line of characters before it: another would not, either. */
const HOPELESS = 0.4;

/** What one look says: the characters with their places, in heights of a character from the middle of the box. */
export interface LineLook {
  characters: { ballot: Ballot; at: number }[];
  /** How well so many characters fit, the logarithm of a probability a step. */
  fit: number;
}

/** Reads a line that has `count` characters from the light and the shadow on their walls. */
export async function looksAt(picture: GreyPicture, box: Box, lean: number, count: number): Promise<LineLook[]> {
  const rise = Math.abs(Math.tan((lean * Math.PI) / 180)) * box.width * 0.8;
  const height = Math.max(8, box.height - rise);
  const found: LineLook[] = [];
  for (const look of LOOKS) {
    const { pixels, width } = await laid(picture, box, { lean, height, look });
    if (width > LONGEST) continue;
    const seen = await seenIn(evenedLine(pixels, width), width);
    const spelt = spell(seen, count);
    if (spelt === undefined) continue;
    const unit = look.height * look.stretch;
    const characters = spelt.spans.map(({ from, to }) => ({
      ballot: ballotOf(seen.slice(from, to + 1)),
      at: (((from + to) / 2) * STEP - width / 2) / unit,
    }));
    found.push({ fit: spelt.fit, characters });
    if (sureness(characters) < HOPELESS) break;
  }
  return found;
}

function sureness(characters: LineLook['characters']): number {
  return characters.reduce((sum, { ballot }) => sum + (ballot[0]?.share ?? 0), 0) / characters.length;
}

/** The looks laid over each other by where the characters stand. */
export function ballotsOf(looks: readonly LineLook[]): Ballot[] {
  const pivot = [...looks].sort((one, other) => other.fit - one.fit)[0];
  if (pivot === undefined) return [];
  return pivot.characters.map(({ at }) => {
    const shares = new Map<string, number>();
    for (const look of looks) {
      const near = look.characters.reduce<LineLook['characters'][number] | undefined>(
        (best, one) => (best === undefined || Math.abs(one.at - at) < Math.abs(best.at - at) ? one : best),
        undefined,
      );
      if (near === undefined || Math.abs(near.at - at) > 0.35) continue;
      for (const { text, share } of near.ballot) shares.set(text, (shares.get(text) ?? 0) + share / looks.length);
    }
    return [...shares].map(([text, share]) => ({ text, share })).sort((one, other) => other.share - one.share);
  });
}

async function laid(
  picture: GreyPicture,
  box: Box,
  { lean, height, look }: { lean: number; height: number; look: Look },
): Promise<{ pixels: Float32Array; width: number }> {
  const roomy = {
    left: box.left - height * 2.2,
    top: box.top - height * 1.2,
    width: box.width + height * 4.4,
    height: box.height + height * 2.4,
  };
  const cut = await cutOut(picture, roomy);
  const left = Math.max(0, Math.floor(roomy.left));
  const top = Math.max(0, Math.floor(roomy.top));
  const level = await turned(cut, -lean);
  // The middle of the box, seen from the middle of what was cut out, turned with it.
  const [dx, dy] = [box.left + box.width / 2 - left - cut.width / 2, box.top + box.height / 2 - top - cut.height / 2];
  const [sine, cosine] = [Math.sin((-lean * Math.PI) / 180), Math.cos((-lean * Math.PI) / 180)];
  const scale = look.height / height;
  const sized = await resized(level, scale * look.stretch, scale);
  const middleX = sized.width / 2 + (dx * cosine - dy * sine) * scale * look.stretch;
  const middleY = sized.height / 2 + (dx * sine + dy * cosine) * scale;
  const width = Math.ceil(((box.width + height * 3.6) * scale * look.stretch) / STEP) * STEP;
  const pixels = new Float32Array(width * LINE_HEIGHT);
  for (let y = 0; y < LINE_HEIGHT; y += 1) {
    const row = clamp(Math.round(middleY - LINE_HEIGHT / 2 + y), sized.height);
    for (let x = 0; x < width; x += 1) {
      const column = clamp(Math.round(middleX - width / 2 + x), sized.width);
      pixels[y * width + x] = sized.pixels[row * sized.width + column] ?? 0;
    }
  }
  return { pixels, width };
}

const clamp = (value: number, size: number) => Math.min(size - 1, Math.max(0, value));

/** Made narrower or wider than it is high. */
function resized(picture: GreyPicture, across: number, down: number): Promise<GreyPicture> {
  const width = Math.max(1, Math.round(picture.width * across));
  const height = Math.max(1, Math.round(picture.height * down));
  return greyOf(pipelineOf(picture).resize(width, height, { fit: 'fill', kernel: down > 1 ? 'cubic' : 'lanczos3' }));
}

/** How far to either side a column's surroundings reach. */
const REACH = 40;

/** Each pixel against its surroundings: light that changes along the line goes, and how strong the light is. */
export function evenedLine(pixels: Float32Array, width: number): Float32Array {
  const sums = new Float64Array(width + 1);
  const squares = new Float64Array(width + 1);
  for (let x = 0; x < width; x += 1) {
    let [sum, square] = [0, 0];
    for (let y = 0; y < LINE_HEIGHT; y += 1) {
      const value = pixels[y * width + x] ?? 0;
      sum += value;
      square += value * value;
    }
    sums[x + 1] = (sums[x] ?? 0) + sum;
    squares[x + 1] = (squares[x] ?? 0) + square;
  }
  const evened = new Float32Array(pixels.length);
  for (let x = 0; x < width; x += 1) {
    const [from, to] = [Math.max(0, x - REACH), Math.min(width, x + REACH + 1)];
    const count = (to - from) * LINE_HEIGHT;
    const middle = ((sums[to] ?? 0) - (sums[from] ?? 0)) / count;
    const spread = ((squares[to] ?? 0) - (squares[from] ?? 0)) / count - middle * middle;
    const deviation = Math.sqrt(Math.max(0, spread)) + 3;
    for (let y = 0; y < LINE_HEIGHT; y += 1) {
      const value = ((pixels[y * width + x] ?? 0) - middle) / deviation;
      evened[y * width + x] = Math.min(4, Math.max(-4, value));
    }
  }
  return evened;
}

/** What the places of one character say together. */
function ballotOf(seen: readonly Float32Array[]): Ballot {
  return [...CHARACTERS]
    .map((text, at) => ({ text, share: seen.reduce((sum, place) => sum + (place[at + 1] ?? 0), 0) / seen.length }))
    .filter(({ share }) => share > 0.01)
    .sort((one, other) => other.share - one.share);
}
