import { isFluid } from '../../../contract/work-orders/paste/fluids.ts';
import { FILLERS, FIRST_FILLERS, isFiller, LAST_FILLERS } from './filler-words.ts';

/** The part names of the catalogue. */
export interface PartNames {
  /** Characters of the longest name. */
  longest: number;
  /** Whether a text is a name of a part in any of its spellings, whatever its side. */
  has(text: string): boolean;
  /** Whether a text is a name only with 前 or 后 before it. */
  lacksPlace(text: string): boolean;
  /** Whether a text is like a name: a part of one, its sound or initials, one edit away. */
  isLike(text: string): boolean;
}

export interface Piece {
  kind: 'part' | 'filler' | 'rest';
  /** Offset in the word. */
  at: number;
  text: string;
}

/** A longer name than any of these is looked up in pieces. */
const NAME_MAX = 16;
/** One character is a name only by itself: 灯. */
const NAME_MIN = 2;
/** Small parts that belong to the part named before them: 前杠卡扣 are clips, no bumper. */
const BELONGING =
  /^(?:卡扣|卡子|卡箍|扣子|螺丝|螺栓|螺母|螺帽|螺钉|垫片|垫圈|支架|插头|插座|线束|灯泡|盖板|护板|饰条|饰板|饰盖|饰框|底座|衬套|胶套|胶圈|轴承|皮带|拉线|玻璃|镜片|修理包|[片罩盖垫座壳框销油液壶罐管泵阀]$)/;
const BOTH_ENDS = '前后';
const BOTH_SIDES = '左右';
const INSIDE_AND_OUT = '内外';
/** Several parts under one name. */
const GROUPS: ReadonlyMap<string, readonly string[]> = new Map([
  ['三滤', ['机滤', '空滤', '空调滤']],
  ['四滤', ['机滤', '空滤', '空调滤', '汽滤']],
]);
/** Some shops mean the fuel filter as the third. */
const UNSURE: ReadonlyMap<string, readonly string[]> = new Map([['三滤', ['空调滤']]]);

/** Splits a word of Chinese at part names and filler words, always taking the longest name. */
export function segment(word: string, names: PartNames): Piece[] {
  if (isFiller(word)) return [{ kind: 'filler', at: 0, text: word }];
  if (isName(word, names)) return [{ kind: 'part', at: 0, text: word }];
  const pieces: Piece[] = [];
  let at = 0;
  while (at < word.length) {
    const piece = pieceAt(word, at, names);
    const last = pieces.at(-1);
    if (piece.kind === 'rest' && last?.kind === 'rest') last.text += piece.text;
    else pieces.push(piece);
    at += piece.text.length;
  }
  return withBelongings(withoutCutFluids(withoutLooseFillers(pieces), names));
}

/** A fluid directly before other text may be the beginning of another word: 机油滤 is a filter. */
function withoutCutFluids(pieces: readonly Piece[], names: PartNames): Piece[] {
  const joined: Piece[] = [];
  for (const [index, piece] of pieces.entries()) {
    const isCut = piece.kind === 'part' && pieces[index + 1]?.kind === 'rest' && isOnlyFluid(piece.text, names);
    const kind = isCut ? 'rest' : piece.kind;
    const last = joined.at(-1);
    if (kind === 'rest' && last?.kind === 'rest') last.text += piece.text;
    else joined.push({ ...piece, kind });
  }
  return joined;
}

/** A fluid that no parts book has. */
function isOnlyFluid(text: string, names: PartNames): boolean {
  return isFluid(text) && !names.has(text);
}

/** Joins what belongs to the part before it to that part's name: the line is for the clips, and in doubt. */
function withBelongings(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    const [small] = last?.kind === 'part' ? (BELONGING.exec(piece.text) ?? []) : [];
    if (last === undefined || small === undefined || (piece.kind === 'part' && small !== piece.text)) {
      joined.push({ ...piece });
      continue;
    }
    last.text += small;
    // A name that is no part's is compared with all of them.
    if (piece.kind === 'rest') last.kind = 'rest';
    if (small !== piece.text)
      joined.push({ kind: 'rest', at: piece.at + small.length, text: piece.text.slice(small.length) });
  }
  return joined;
}

/** One character is a filler at the beginning or end of a word, or between names; inside other text it belongs to it. */
function withoutLooseFillers(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const [index, piece] of pieces.entries()) {
    const isLoose =
      piece.kind === 'filler' &&
      piece.text.length === 1 &&
      !(index === 0 && FIRST_FILLERS.includes(piece.text)) &&
      !(piece.text === '的' && pieces[index + 1]?.kind === 'part') &&
      !(index === pieces.length - 1 && LAST_FILLERS.includes(piece.text)) &&
      (pieces[index - 1]?.kind === 'rest' || pieces[index + 1]?.kind === 'rest');
    const kind = isLoose ? 'rest' : piece.kind;
    const last = joined.at(-1);
    if (kind === 'rest' && last?.kind === 'rest') last.text += piece.text;
    else joined.push({ ...piece, kind });
  }
  return joined;
}

function pieceAt(word: string, at: number, names: PartNames): Piece {
  const longest = Math.min(names.longest + BOTH_ENDS.length, NAME_MAX, word.length - at);
  for (let length = longest; length >= NAME_MIN; length -= 1) {
    const text = word.slice(at, at + length);
    // 升降器右后 is at the right rear.
    const isCut = /[左右]$/.test(text) && BOTH_ENDS.includes(word[at + length] ?? ' ');
    if (!isCut && isName(text, names)) return { kind: 'part', at, text };
  }
  const filler = FILLERS.find((text) => word.startsWith(text, at));
  if (filler !== undefined) return { kind: 'filler', at, text: filler };
  return { kind: 'rest', at, text: String.fromCodePoint(word.codePointAt(at) ?? 0) };
}

function isName(text: string, names: PartNames): boolean {
  // The names ignore 的, which belongs to the word before it.
  if (text.startsWith('的')) return false;
  // Filters without a name of their own in the catalogue are searched for in the vehicle's parts.
  if (GROUPS.has(text) || isFluid(text)) return true;
  const isOfBothEnds = text.startsWith(BOTH_ENDS) && text.length > 3;
  return (isOfBothEnds && names.has(text.slice(2))) || namesIn(text).texts.every((name) => names.has(name));
}

interface Names {
  texts: readonly string[];
  isPair: boolean;
  /** Those for which another part may be meant. */
  unsure: readonly string[];
}

/** 前后刹车片 and 空滤内外芯 are two names, 三滤 are three, 左右大灯 and 大灯左右 one of both sides. */
export function namesIn(text: string): Names {
  const sure = { isPair: false, unsure: [] };
  const group = GROUPS.get(text);
  if (group !== undefined) return { texts: group, isPair: false, unsure: UNSURE.get(text) ?? [] };
  // Also 前后杠: one character is a name only with its place.
  if (text.startsWith(BOTH_ENDS) && text.length > BOTH_ENDS.length)
    return { ...sure, texts: [...BOTH_ENDS].map((end) => `${end}${text.slice(2)}`) };
  if (text.startsWith(BOTH_SIDES) && text.length > 3) return { ...sure, texts: [text.slice(2)], isPair: true };
  if (text.endsWith(BOTH_SIDES) && text.length > 3) return { ...sure, texts: [text.slice(0, -2)], isPair: true };
  if (text.includes(INSIDE_AND_OUT) && text.length > 3)
    return { ...sure, texts: [...INSIDE_AND_OUT].map((side) => text.replace(INSIDE_AND_OUT, side)) };
  return { ...sure, texts: [text] };
}
