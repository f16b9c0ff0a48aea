import { cleanText } from '../../../contract/work-orders/paste/clean-text.ts';
import { isFluid } from '../../../contract/work-orders/paste/fluids.ts';
import { type Token, tokensOf } from '../../../contract/work-orders/paste/tokens.ts';
import { isFiller } from './filler-words.ts';
import { placeOf } from './places.ts';
import { type PartNames, type Piece, segment } from './segment.ts';

/** A piece of a message after its words are compared with the part names; `rest` is not known yet. */
export interface MessagePiece extends Omit<Token, 'kind'> {
  kind: Exclude<Token['kind'], 'word' | 'marker'> | 'part' | 'filler' | 'rest';
}

/** A name and its place of two characters: a single character could be part of the name. */
const NAME_AND_PLACE = /^(.{2,}?)([左右前后]{1,2}[面边侧])$/u;
const HAN = /^\p{Script=Han}/u;
/** Latin words of one part's name: front left brake disc. */
const WORDS_MAX = 6;

/** The pieces of a message in order, and the places of the clean text's characters in the message. */
export function piecesOf(message: string, names: PartNames): { pieces: MessagePiece[]; places: readonly number[] } {
  const clean = cleanText(message);
  const tokens = tokensOf(clean);
  const pieces: MessagePiece[] = [];
  for (let index = 0; index < tokens.length; ) {
    const token = tokens[index];
    if (token === undefined) break;
    const latin = token.kind === 'word' && !HAN.test(token.text) ? latinName(tokens, index, names) : undefined;
    if (latin !== undefined) {
      pieces.push(latin.piece);
      index += latin.count;
      continue;
    }
    pieces.push(...piecesOfToken(token, names));
    index += 1;
  }
  return { pieces, places: clean.places };
}

function piecesOfToken(token: Token, names: PartNames): MessagePiece[] {
  const { kind, text, at } = token;
  if (kind === 'marker') return [{ ...token, kind: 'filler' }];
  if (kind !== 'word') return [{ ...token, kind }];
  if (!HAN.test(text)) return [{ ...token, kind: isFiller(text) ? 'filler' : 'rest' }];
  return segment(text, names)
    .flatMap(withPlaceApart)
    .map((piece, index) => ({
      ...token,
      kind: piece.kind,
      text: piece.text,
      at: at + piece.at,
      length: piece.text.length,
      isApart: index === 0 && token.isApart,
    }));
}

/** Divides a misspelt name from the place after it: 刹车骗前面. */
function withPlaceApart(piece: Piece): Piece[] {
  const [, name = '', place = ''] = piece.kind === 'rest' ? (NAME_AND_PLACE.exec(piece.text) ?? []) : [];
  if (name === '') return [piece];
  return [
    { ...piece, text: name },
    { ...piece, at: piece.at + name.length, text: place },
  ];
}

/** The longest run of Latin words that is a part's name. */
function latinName(tokens: readonly Token[], first: number, names: PartNames) {
  const start = tokens[first];
  if (start === undefined) return undefined;
  const run: Token[] = [];
  for (const token of tokens.slice(first, first + WORDS_MAX)) {
    if (token.kind !== 'word' || HAN.test(token.text) || token.line !== start.line) break;
    // Headlight left 1 right 2: a place behind the name is a piece of its own.
    if (isPlace(token) && run.some((word) => !isPlace(word))) break;
    run.push(token);
  }
  for (let count = run.length; count > 0; count -= 1) {
    const words = run.slice(0, count);
    const last = words.at(-1);
    const text = words.map((word) => word.text).join(' ');
    if (last === undefined || !(names.has(text) || (isFluid(text) && endsAt(run, count)))) continue;
    const piece: MessagePiece = { ...start, kind: 'part', text, length: last.at + last.length - start.at };
    return { piece, count };
  }
  return likeName(run, names);
}

/** Whether a name ends after `count` words: engine oil filter is not an oil. */
function endsAt(run: readonly Token[], count: number): boolean {
  const next = run[count];
  return next === undefined || isFiller(next.text);
}

function isPlace({ text }: Token): boolean {
  return placeOf(text) !== undefined;
}

/** Two or three words that are a part of one name: air filter, of air filter element. */
function likeName(run: readonly Token[], names: PartNames) {
  const [first] = run;
  for (const count of [3, 2]) {
    const last = run[count - 1];
    const words = run.slice(0, count).map(({ text }) => text);
    if (first === undefined || last === undefined || words.some(isFiller) || !names.isLike(words.join(' '))) continue;
    const piece: MessagePiece = {
      ...first,
      kind: 'rest',
      text: words.join(' '),
      length: last.at + last.length - first.at,
    };
    return { piece, count };
  }
  return undefined;
}
