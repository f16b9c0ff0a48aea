import type { ResultOf } from '../../../contract/call.ts';
import type { Language } from '../../../contract/codes.ts';
import { groupBy } from '../../../contract/group-by.ts';
import type { workOrderCalls } from '../../../contract/work-orders/calls.ts';
import { isPair } from '../../../contract/work-orders/paste/quantity.ts';
import { MESSAGE_LINES_MAX, PARTS_MAX } from '../../../contract/work-orders/paste/rules.ts';
import type { MessagePart, MessageVehicle, Span } from '../../../contract/work-orders/schemas.ts';
import { Refusal } from '../../platform/errors.ts';
import { isFactWord } from './filler-words.ts';
import { type MessagePiece, piecesOf } from './pieces.ts';
import { namesIn, type PartNames } from './segment.ts';
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
      if (piece.kind === 'vin') {
        reading.addVehicle([piece], await vehicleOfVin(piece.text, searches, language));
        index += 1;
      } else if (piece.kind === 'rest' || piece.kind === 'fact') {
        const run = nameRun(line, index);
        const found = await findVehicle(run, findByName);
        if (found === undefined) reading.addUnknown(piece);
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

/** Pieces that may be one vehicle's name: 大众 朗逸 2016款 1.6L. */
function nameRun(line: readonly MessagePiece[], first: number): MessagePiece[] {
  const run: MessagePiece[] = [];
  for (const piece of line.slice(first, first + 8)) {
    if (!['rest', 'fact', 'number', 'oe'].includes(piece.kind)) break;
    run.push(piece);
  }
  return run;
}

/** The longest of the run, its first half or its first piece that names a vehicle. */
async function findVehicle(run: readonly MessagePiece[], find: (text: string) => Promise<MessageVehicle | undefined>) {
  // Facts and numbers alone name no vehicle, and a search for them would find any.
  if (!run.some(({ kind }) => kind === 'rest')) return undefined;
  for (const count of new Set([run.length, Math.ceil(run.length / 2), 1])) {
    const text = run
      .slice(0, count)
      .map((piece) => piece.text)
      .join(' ');
    const vehicle = await find(text);
    if (vehicle !== undefined) return { vehicle, count };
  }
  return undefined;
}

type PlainPiece = MessagePiece & { kind: Exclude<MessagePiece['kind'], 'vin'> };

/** The first and last piece of a span; the last is missing if it is the first. */
type Ends = readonly [first: MessagePiece, last?: MessagePiece];

function createReading(places: readonly number[], names: PartNames) {
  const spans: Span[] = [];
  const vehicles: MessageVehicle[] = [];
  const parts: MessagePart[] = [];
  /** The quantity that waits for the next part, and its span. */
  let waiting: { value: number; unit: string; span: Span } | null = null;
  /** The parts of this line. */
  let lineParts: MessagePart[] = [];
  let hasNumber = false;
  let isForEach = false;

  const addSpan = ([first, last = first]: Ends, kind: Span['kind'], index: number | null = null): Span => {
    const start = places[first.at] ?? 0;
    const span = { start, end: (places[last.at + last.length - 1] ?? start) + 1, kind, index };
    spans.push(span);
    return span;
  };
  const setQuantity = (part: MessagePart, { value, unit }: { value: number; unit: string }) => {
    part.quantity = value;
    part.unit = unit;
    part.isPair ||= isPair(unit);
  };
  const addPart = (piece: MessagePiece, part: Pick<MessagePart, 'kind' | 'text' | 'isPair' | 'isUnsure'>) => {
    if (parts.length >= PARTS_MAX) throw new Refusal('300322');
    const added: MessagePart = {
      ...part,
      text: part.text.slice(0, part.kind === 'oe' ? 40 : 60),
      quantity: null,
      unit: '',
      vehicle: vehicles.length === 0 ? null : vehicles.length - 1,
    };
    if (waiting !== null) {
      setQuantity(added, waiting);
      waiting.span.index = parts.length;
      waiting = null;
    }
    parts.push(added);
    lineParts.push(added);
    return addSpan([piece], 'part', parts.length - 1);
  };
  const addNamed = (piece: MessagePiece, isUnsure: boolean) => {
    const { texts, isPair: isBoth } = namesIn(piece.text);
    for (const [index, text] of texts.entries()) {
      addPart(piece, { kind: 'name', text, isPair: isBoth, isUnsure: isUnsure || names.lacksPlace(text) });
      // One span for both: spans do not overlap.
      if (index > 0) spans.pop();
    }
  };
  const addQuantity = (piece: MessagePiece) => {
    const quantity = { value: piece.value ?? 1, unit: piece.unit ?? '' };
    const open = lineParts.filter((part) => part.quantity === null);
    const previous = lineParts.at(-1);
    if (isForEach && open.length > 0) {
      for (const part of open) setQuantity(part, quantity);
      addSpan([piece], 'quantity', null);
    } else if (waiting === null && previous !== undefined && previous.quantity === null) {
      setQuantity(previous, quantity);
      addSpan([piece], 'quantity', parts.indexOf(previous));
    } else {
      if (waiting !== null) waiting.span.kind = 'unknown';
      waiting = { ...quantity, span: addSpan([piece], 'quantity') };
    }
    isForEach = false;
  };

  return {
    startLine(line: readonly MessagePiece[]) {
      lineParts = [];
      isForEach = false;
      hasNumber = line.filter(({ kind }) => kind === 'oe').length === 1;
      // In a table a number has its name beside it: the name is its label.
      if (line.filter(({ kind }) => kind === 'part').length !== 1) hasNumber = false;
    },
    add(piece: PlainPiece) {
      if (piece.kind === 'quantity' || piece.kind === 'number') addQuantity(piece);
      else if (piece.kind === 'oe') addPart(piece, { kind: 'oe', text: piece.text, isPair: false, isUnsure: false });
      else if (piece.kind === 'part' && hasNumber) addSpan([piece], 'label');
      else if (piece.kind === 'part') addNamed(piece, false);
      else if (piece.kind === 'plate' || piece.kind === 'filler') addSpan([piece], piece.kind);
      else addSpan([piece], 'unknown');
      if (piece.kind === 'filler' && /^[各每]|^EACH$/.test(piece.text)) isForEach = true;
    },
    addVehicle(run: readonly MessagePiece[], vehicle: MessageVehicle) {
      const [first] = run;
      const last = run.at(-1);
      if (first === undefined || last === undefined) return;
      refuseTooManyVehicles(vehicles.length + 1);
      vehicles.push(vehicle);
      addSpan([first, last], vehicle.vin === null && vehicle.problem === null ? 'vehicle' : 'vin', vehicles.length - 1);
    },
    addUnknown(piece: MessagePiece) {
      if (piece.kind === 'rest' && !isFactWord(piece.text) && names.isLike(piece.text)) addNamed(piece, true);
      else addSpan([piece], 'unknown');
    },
    endLine() {
      if (waiting !== null) waiting.span.kind = 'unknown';
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
