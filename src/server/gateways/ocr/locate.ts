import { findVinPlaces, type VinPlace } from './find-vin.ts';
import { evened, inverted, isDarkGround, scaledTo, turned } from './grey-picture.ts';
import { type Leaning, leansOf } from './lean.ts';
import { readPlace, SURE } from './read-place.ts';
import type { ReadVin } from './read-vin.ts';
import { reliefOf } from './relief.ts';
import type { Box, GreyPicture, Layout, ReadLine, TextEngine } from './text-engine.ts';

export interface Needs {
  engine: TextEngine;
  isKnownMaker(wmi: string): boolean;
  now?: () => number;
}

export interface Located {
  vin: ReadVin;
  place: VinPlace;
  /** The picture, turned so that the VIN is level; the place's boxes are in its pixels. */
  level: GreyPicture;
}

export interface Search {
  found: Located | undefined;
  /** The picture turned the way that most of its text can be read, and how many of a licence's words were seen in it. */
  level: GreyPicture;
  labels: number;
}

/** Too little to show to anyone. */
const DOUBTFUL = 0.5;
// On idle cores all passes together take half of it: a busy machine is to be slow rather than blind.
const PATIENCE_MS = 25_000;
/** At first only places that look like a VIN are read closely: text that is upside down has runs of letters, too. */
const LIKELY_SCORE = 3.5;

interface Pass {
  longSide: number;
  layout: Layout;
  isEven?: true;
  /** By the walls of the characters: stamped ones have no ink. */
  isRelief?: true;
  /** Read only likely places closely. */
  isQuick?: true;
}

/** Characters are best when small, but no two pictures have them alike: a few sizes, plain before evened. */
const FIRST_PASSES: readonly Pass[] = [
  { longSide: 1000, layout: 'sparse', isQuick: true },
  { longSide: 600, layout: 'column', isQuick: true },
];
const MORE_PASSES: readonly Pass[] = [
  { longSide: 1800, layout: 'sparse' },
  { longSide: 1000, layout: 'column' },
  { longSide: 1000, layout: 'sparse' },
  { longSide: 1200, layout: 'sparse', isEven: true },
  { longSide: 600, layout: 'column', isEven: true },
  { longSide: 2400, layout: 'sparse' },
  { longSide: 700, layout: 'column', isRelief: true },
  { longSide: 1000, layout: 'sparse', isRelief: true },
  { longSide: 1400, layout: 'column', isRelief: true },
  { longSide: 500, layout: 'sparse', isRelief: true },
];

const LICENCE_WORDS = /号牌号码|车辆类型|所有人|使用性质|品牌型号|识别代号|发动机|注册日期|发证日期|行驶证/g;

/** One way of turning the picture, and what was seen in it so far. */
interface Turn {
  degrees: number;
  level: GreyPicture;
  lit: GreyPicture;
  labels: number;
  best: number;
}

/** Looks for the VIN: each way up that the text may run, at several sizes, until the readings of a place are sure. */
export async function locate(picture: GreyPicture, needs: Needs): Promise<Search> {
  const now = needs.now ?? Date.now;
  const deadline = now() + PATIENCE_MS;
  const turns = await turnsOf(picture);
  let found: Located | undefined;
  const look = async (turn: Turn, passes: readonly Pass[]) => {
    for (const pass of passes) {
      if (now() > deadline) return;
      found = better(found, await tryPass(turn, pass, needs));
      if (found !== undefined && found.vin.trust > SURE) return;
    }
  };
  for (const step of [FIRST_PASSES, MORE_PASSES]) {
    for (const turn of [...turns].sort((one, other) => other.best + other.labels - one.best - one.labels)) {
      if (found === undefined || found.vin.trust <= SURE) await look(turn, step);
    }
  }
  const upright = turns.reduce((best, turn) => (turn.labels > best.labels ? turn : best));
  return {
    found: found !== undefined && found.vin.trust > DOUBTFUL ? found : undefined,
    level: found?.level ?? upright.level,
    labels: upright.labels,
  };
}

/** As it lies and upside down, then on either side; first whichever way its strokes fall into rows. */
async function turnsOf(picture: GreyPicture): Promise<Turn[]> {
  const { across, upright } = await leansOf(picture);
  const both = (lean: Leaning, quarter: number) => [quarter - lean.degrees, quarter + 180 - lean.degrees];
  const isAcross = across.strength >= upright.strength;
  const order = isAcross ? [...both(across, 0), ...both(upright, 90)] : [...both(upright, 90), ...both(across, 0)];
  // Made when it is their turn only: most pictures are read the first way.
  return order.map((degrees) => ({ degrees, level: picture, lit: picture, labels: -1, best: 0 }));
}

async function tryPass(turn: Turn, pass: Pass, needs: Needs): Promise<Located | undefined> {
  if (turn.labels < 0) {
    turn.level = await turned(turn.level, turn.degrees);
    turn.lit = isDarkGround(turn.level) ? inverted(turn.level) : turn.level;
    turn.labels = 0;
  }
  const sized = await sizedFor(turn, pass);
  const lines = await needs.engine.read(sized, { layout: pass.layout });
  turn.labels = Math.max(turn.labels, wordsIn(lines));
  const scale = turn.level.width / sized.width;
  let found: Located | undefined;
  for (const place of findVinPlaces(lines, needs.isKnownMaker, pass).slice(0, 2)) {
    turn.best = Math.max(turn.best, place.score);
    if (pass.isQuick && place.score < LIKELY_SCORE) continue;
    const full = scaledPlace(place, scale);
    const vin = await readPlace(full, {
      engine: needs.engine,
      picture: turn.level,
      isRelief: pass.isRelief ?? false,
      isKnownMaker: needs.isKnownMaker,
    });
    if (vin !== undefined) found = better(found, { vin, place: full, level: turn.level });
    if (found !== undefined && found.vin.trust > SURE) break;
  }
  return found;
}

async function sizedFor(turn: Turn, { longSide, isEven, isRelief }: Pass): Promise<GreyPicture> {
  if (isRelief) return reliefOf(await scaledTo(turn.level, longSide));
  const sized = await scaledTo(turn.lit, longSide);
  return isEven ? evened(sized) : sized;
}

function better(one: Located | undefined, other: Located | undefined): Located | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return other.vin.trust > one.vin.trust ? other : one;
}

function wordsIn(lines: readonly ReadLine[]): number {
  return lines.reduce((count, { text }) => count + (text.match(LICENCE_WORDS)?.length ?? 0), 0);
}

function scaledPlace(place: VinPlace, scale: number): VinPlace {
  const scaled = ({ left, top, width, height }: Box): Box => ({
    left: left * scale,
    top: top * scale,
    width: width * scale,
    height: height * scale,
  });
  return { ...place, lines: place.lines.map(({ symbols, box }) => ({ symbols, box: scaled(box) })) };
}
