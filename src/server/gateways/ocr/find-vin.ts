import { normaliseVin, VIN_LENGTH } from '../../../contract/vehicles/vin.ts';
import type { Box, ReadLine, ReadSymbol } from './text-engine.ts';

/** A place where a VIN seems to stand: its characters in one line, or broken into two. */
export interface VinPlace {
  lines: { symbols: ReadSymbol[]; box: Box }[];
  /** As read so far; its length may be off. */
  text: string;
  /** Degrees that the line leans. */
  lean: number;
  /** How much speaks for it, 0 upwards. */
  score: number;
}

interface Run {
  line: ReadLine;
  symbols: ReadSymbol[];
  text: string;
  box: Box;
}

const LABEL = /车辆识别代号|识别代号|辆识别|别代号|车架号|VIN/;
const ANOTHER_LABEL = /型号|牌号|发动机|日期|代码/;
/** What stands on a driving licence only, where a VIN is never broken: two of its other numbers may be as long together. */
const LICENCE = /号牌号码|所有人|使用性质|注册日期|发证日期|行驶证/;
const [SHORTEST, LONGEST, LONGEST_OUTLINED] = [14, 21, 27];

/** How the lines were read. */
interface HowRead {
  /** From outlines, where one stroke is easily read as two characters, and one character as a sign. */
  isRelief?: boolean | undefined;
}

/** Every place that could hold the VIN, the likeliest first. */
export function findVinPlaces(
  lines: readonly ReadLine[],
  isKnownMaker: (wmi: string) => boolean,
  { isRelief = false }: HowRead = {},
): VinPlace[] {
  const runs = lines.flatMap((line) => (isRelief ? wholeRunOf(line) : runsOf(line)));
  const longest = isRelief ? LONGEST_OUTLINED : LONGEST;
  const labels = lines.filter((line) => LABEL.test(line.text)).map((line) => line.box);
  const single = runs.filter(({ text }) => text.length >= SHORTEST && text.length <= longest).map((run) => [run]);
  const broken = lines.some(({ text }) => LICENCE.test(text)) ? [] : brokenInTwo(runs);
  const places = [...single, ...broken].map((parts): VinPlace => {
    const text = parts.map((part) => part.text).join('');
    return {
      lines: parts.map(({ symbols, box }) => ({ symbols, box })),
      text,
      lean: parts[0]?.line.lean ?? 0,
      score:
        scoreOf(text, isKnownMaker, isRelief) +
        (parts.some((part) => isLabelled(part, labels)) ? 2 : 0) -
        (parts.length - 1) * 0.5,
    };
  });
  return places.filter(({ score }) => score > 1.5).sort((one, other) => other.score - one.score);
}

/** Stretches of Latin letters and digits in a line; stars, dots and dashes between them do not part them. */
function runsOf(line: ReadLine): Run[] {
  const runs: ReadSymbol[][] = [[]];
  for (const symbol of line.symbols) {
    if (isVinLike(symbol.text)) runs.at(-1)?.push(symbol);
    else if (!/^[*.·\-—_'"`,:|]$/.test(symbol.text) && runs.at(-1)?.length !== 0) runs.push([]);
  }
  return runs.filter((symbols) => symbols.length >= 6).map((symbols) => runOf(line, symbols));
}

/** From the first Latin letter or digit of a line to the last: what stands between them is a character misread. */
function wholeRunOf(line: ReadLine): Run[] {
  const symbols = line.symbols.slice(
    line.symbols.findIndex(({ text }) => isVinLike(text)),
    line.symbols.findLastIndex(({ text }) => isVinLike(text)) + 1,
  );
  return symbols.filter(({ text }) => isVinLike(text)).length * 2 < symbols.length ? [] : [runOf(line, symbols)];
}

function runOf(line: ReadLine, symbols: ReadSymbol[]): Run {
  const text = normaliseVin(symbols.map((symbol) => symbol.text).join('')).text;
  return { line, symbols, text, box: around(symbols) };
}

function isVinLike(text: string): boolean {
  return /^[A-Za-z0-9]$/.test(text);
}

export function around(things: readonly { box: Box }[]): Box {
  const left = Math.min(...things.map(({ box }) => box.left));
  const top = Math.min(...things.map(({ box }) => box.top));
  const right = Math.max(...things.map(({ box }) => box.left + box.width));
  const bottom = Math.max(...things.map(({ box }) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}

function isLabelled({ line, box }: Run, labels: readonly Box[]): boolean {
  if (LABEL.test(line.text)) return true;
  if (ANOTHER_LABEL.test(line.text)) return false;
  return labels.some((label) => {
    const isBeside = Math.abs(label.top + label.height / 2 - box.top - box.height / 2) < box.height * 1.2;
    const isBelow = box.top > label.top && box.top - label.top < Math.max(label.height, box.height) * 3.5;
    return isBeside || isBelow;
  });
}

/** Two runs one under the other, alike in height, that have the length of a VIN together. */
function brokenInTwo(runs: readonly Run[]): Run[][] {
  return runs.flatMap((upper) =>
    runs
      .filter((lower) => {
        const length = upper.text.length + lower.text.length;
        const drop = lower.box.top - upper.box.top;
        const middles = lower.box.left + lower.box.width / 2 - upper.box.left - upper.box.width / 2;
        return (
          lower !== upper &&
          Math.abs(length - VIN_LENGTH) <= 2 &&
          drop > upper.box.height * 0.6 &&
          drop < upper.box.height * 3 &&
          Math.abs(middles) < Math.max(upper.box.width, lower.box.width) * 0.5 &&
          Math.abs(Math.log(upper.box.height / lower.box.height)) < 0.6
        );
      })
      .map((lower) => [upper, lower]),
  );
}

function scoreOf(text: string, isKnownMaker: (wmi: string) => boolean, isRelief: boolean): number {
  const { length } = text;
  const digits = text.replace(/\D/g, '').length;
  if (digits < 4) return 0;
  const over = length - VIN_LENGTH;
  const fits = 3 - Math.abs(over) * (isRelief && over > 0 ? 0.25 : 1);
  const maker = [0, 1, 2].some((start) => isKnownMaker(text.slice(start, start + 3))) ? 1.5 : 0;
  const serial = /[0-9BDGIOQSZ]{4}$/.test(text) ? 1 : 0;
  return fits + maker + serial;
}
