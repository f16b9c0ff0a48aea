import type { ResultOf } from '../../../contract/call.ts';
import type { Language } from '../../../contract/codes.ts';
import { groupBy } from '../../../contract/group-by.ts';
import type { workOrderCalls } from '../../../contract/work-orders/calls.ts';
import { MESSAGE_LINES_MAX } from '../../../contract/work-orders/paste/rules.ts';
import type { MessageVehicle, Span } from '../../../contract/work-orders/schemas.ts';
import { Refusal } from '../../platform/errors.ts';
import { isFactWord } from './filler-words.ts';
import { createPartLines } from './part-lines.ts';
import { type MessagePiece, piecesOf } from './pieces.ts';
import { type Place, placeOf } from './places.ts';
import type { PartNames } from './segment.ts';
import { nameSearch, refuseTooManyVehicles, type VehicleSearches, vehicleOfVin } from './vehicles-of-message.ts';

export type OrderText = ResultOf<typeof workOrderCalls.readOrderText>;

interface Needs {
  names: PartNames;
  vehicles: VehicleSearches;
  language: Language;
}

/**
 * Reads a message in one pass: every letter and digit of it is in a span. A quantity belongs to the part before it that
 * has none, otherwise to the one after it; a part belongs to the vehicle named last before it, or to the first.
 * @throws Refusal 300322 for too many lines, parts or vehicles
 */
export async function readOrderText(
  message: string,
  { names, vehicles: searches, language }: Needs,
): Promise<OrderText> {
  if (message.split('\n').length > MESSAGE_LINES_MAX) throw new Refusal('300322');
  const { pieces, places } = piecesOf(message, names);
  const reading = createReading(places, names);
  refuseTooManyVehicles(pieces.filter(({ kind }) => kind === 'vin').length);
  const findByName = nameSearch(searches, language);
  for (const line of linesOf(pieces)) {
    reading.startLine(line);
    for (let index = 0; index < line.length; ) {
      const piece = line[index];
      if (piece === undefined) break;
      const place = placeOf(piece.text);
      if (place !== undefined && reading.addPlace(piece, place, line[index + 1])) {
        index += 1;
      } else if (piece.kind === 'vin') {
        reading.addVehicle([piece], await vehicleOfVin(piece.text, searches, language));
        index += 1;
      } else if (piece.kind === 'rest' || piece.kind === 'fact') {
        const run = nameRun(line, index);
        const found = await findVehicle(run, findByName);
        if (found === undefined) reading.addUnknown(piece, line[index + 1]);
        else reading.addVehicle(run.slice(0, found.count), found.vehicle);
        index += found?.count ?? 1;
      } else {
        reading.add({ ...piece, kind: piece.kind });
        index += 1;
      }
    }
    reading.endLine();
  }
  return reading.finish();
}

function linesOf(pieces: readonly MessagePiece[]): MessagePiece[][] {
  return [...groupBy(pieces, ({ line }) => line).values()];
}

/** Looks like a quantity (X5 for five), but after a brand it is a model: 宝马X5, 德龙 X3000. */
const X_NUMBER = /^X\d{1,4}$/;
/** Too large to be the quantity of the part after it: X3000 推力杆. */
const X_MODEL = /^X\d{3,4}$/;

/** Pieces that may be one vehicle's name: 大众 朗逸 2016款 1.6L. */
function nameRun(line: readonly MessagePiece[], first: number): MessagePiece[] {
  const run: MessagePiece[] = [];
  for (const piece of line.slice(first, first + 8)) {
    const isModel = run.at(-1)?.kind === 'rest' && X_NUMBER.test(piece.text);
    if (!['rest', 'fact', 'number', 'oe'].includes(piece.kind) && !isModel) break;
    run.push(piece);
  }
  return run;
}

/** The longest beginning of the run that names a vehicle, with or without its bare numbers: HOWO 371 tipper. */
async function findVehicle(run: readonly MessagePiece[], find: (text: string) => Promise<MessageVehicle | undefined>) {
  // Facts and numbers alone name no vehicle, and a search for them would find any.
  if (!run.some(({ kind, text }) => kind === 'rest' && !/^\d+$/.test(text))) return undefined;
  const textOf = (pieces: readonly MessagePiece[]) => pieces.map(({ text }) => text).join(' ');
  const named = run.filter(({ kind }) => kind !== 'number' && kind !== 'oe');
  for (const count of new Set([run.length, run.length - 1, Math.ceil(run.length / 2), 1])) {
    const vehicle = count > 0 ? await find(textOf(run.slice(0, count))) : undefined;
    if (vehicle !== undefined) return { vehicle, count };
    if (count !== run.length || named.length === count || run.at(-1)?.kind === 'oe') continue;
    const plain = await find(textOf(named));
    if (plain !== undefined) return { vehicle: plain, count };
  }
  return undefined;
}

/** A mobile number of China, or a BMW's part number: the name beside it is no label. */
const MOBILE = /^1[3-9]\d{9}$/;

/** The first and last piece of a span; the last is missing if it is the first. */
type Ends = readonly [first: MessagePiece, last?: MessagePiece];

type PlainPiece = MessagePiece & { kind: Exclude<MessagePiece['kind'], 'vin'> };

function createReading(places: readonly number[], names: PartNames) {
  const spans: Span[] = [];
  const vehicles: MessageVehicle[] = [];
  const lines = createPartLines(names);
  const { parts } = lines;
  /** The span of the quantity that waits for the next part. */
  let waiting: Span | null = null;
  let hasNumber = false;

  const addSpan = ([first, last = first]: Ends, kind: Span['kind'], index: number | null = null): Span => {
    const start = places[first.at] ?? 0;
    const span = { start, end: (places[last.at + last.length - 1] ?? start) + 1, kind, index };
    spans.push(span);
    return span;
  };
  /** The span of the first of the parts that `add` adds, which takes the waiting quantity. */
  const addParts = (piece: MessagePiece, add: () => void) => {
    const index = parts.length;
    add();
    if (waiting !== null) waiting.index = index;
    waiting = null;
    addSpan([piece], 'part', parts.length - 1);
  };
  const addQuantity = (piece: MessagePiece) => {
    // Of what was not understood: HOWO 371 has no 371 of the part after it.
    const isOfUnknown = spans.at(-1)?.kind === 'unknown' && (piece.kind === 'number' || !piece.isApart);
    if ((isOfUnknown || X_MODEL.test(piece.text)) && !lines.isOpen()) return void addSpan([piece], 'unknown');
    const receiving = lines.addQuantity({ value: piece.value ?? 1, unit: piece.unit ?? '' });
    const [only, ...others] = receiving;
    const span = addSpan([piece], 'quantity', only === undefined || others.length > 0 ? null : parts.indexOf(only));
    if (only !== undefined) return;
    if (waiting !== null) waiting.kind = 'unknown';
    waiting = span;
  };

  return {
    startLine(line: readonly MessagePiece[]) {
      lines.startLine();
      hasNumber = line.filter(({ kind, text }) => kind === 'oe' && !MOBILE.test(text)).length === 1;
      // In a table a number has its name beside it: the name is its label.
      if (line.filter(({ kind }) => kind === 'part').length !== 1) hasNumber = false;
    },
    add(piece: PlainPiece) {
      if (piece.kind === 'quantity' || piece.kind === 'number') addQuantity(piece);
      else if (piece.kind === 'oe') addParts(piece, () => lines.addNumber(piece.text));
      else if (piece.kind === 'part' && hasNumber) addSpan([piece], 'label');
      else if (piece.kind === 'part') addParts(piece, () => lines.addNamed(piece.text, false));
      else if (piece.kind === 'plate' || piece.kind === 'filler') addSpan([piece], piece.kind);
      else addSpan([piece], 'unknown');
      if (piece.kind === 'filler' && /^[各每]|^EACH$/.test(piece.text)) lines.expectEach();
    },
    /** False if the place belongs to no part of this line. */
    addPlace(piece: MessagePiece, place: Place, next: MessagePiece | undefined): boolean {
      if (next?.kind === 'part' && !next.isApart && !hasNumber && place.words.length === 1) {
        lines.expectAt(place);
        addSpan([piece], 'part', parts.length);
        return true;
      }
      const isPut = lines.putAt(place);
      if (isPut) addSpan([piece], 'part', parts.length - 1);
      return isPut;
    },
    addVehicle(run: readonly MessagePiece[], vehicle: MessageVehicle) {
      const [first] = run;
      const last = run.at(-1);
      if (first === undefined || last === undefined) return;
      refuseTooManyVehicles(vehicles.length + 1);
      vehicles.push(vehicle);
      lines.startVehicle(vehicles.length - 1);
      addSpan([first, last], vehicle.vin === null && vehicle.problem === null ? 'vehicle' : 'vin', vehicles.length - 1);
    },
    addUnknown(piece: MessagePiece, next: MessagePiece | undefined) {
      // 前杠下格栅 is a grille: the name before may only say where.
      const isInside = spans.at(-1)?.kind === 'part' && !piece.isApart && next?.kind === 'part' && !next.isApart;
      if (isInside) lines.doubtLast();
      if (piece.kind === 'rest' && !isFactWord(piece.text) && names.isLike(piece.text))
        addParts(piece, () => lines.addNamed(piece.text, true));
      else addSpan([piece], 'unknown');
      if (/^先?不[要用需]/.test(piece.text)) lines.doubtLast();
    },
    endLine() {
      const priced = lines.replacePrice();
      if (priced !== undefined && waiting !== null) {
        const index = parts.indexOf(priced);
        const price = spans.findLast((span) => span.kind === 'quantity' && span.index === index);
        if (price !== undefined) Object.assign(price, { kind: 'filler', index: null });
        waiting.index = index;
        waiting = null;
      }
      if (lines.endLine() && waiting !== null) waiting.kind = 'unknown';
      waiting = null;
    },
    finish: (): OrderText => ({
      spans,
      vehicles,
      // Parts that are named before any vehicle belong to the first.
      parts: parts.map((part) => ({ ...part, vehicle: part.vehicle ?? (vehicles.length > 0 ? 0 : null) })),
    }),
  };
}
