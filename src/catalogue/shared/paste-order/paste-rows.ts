import type { Part, PartHit } from '../../../contract/parts/schemas.ts';
import { isFluid } from '../../../contract/work-orders/paste/fluids.ts';
import { isSet, isVolume } from '../../../contract/work-orders/paste/quantity.ts';
import type { MessagePart } from '../../../contract/work-orders/schemas.ts';
import { orderQuantity } from '../work-order/order-item.ts';
import { type PartSide, partSide } from '../work-order/part-side.ts';

/** missing: the vehicle's book has no such part; choose: several numbers are possible; misfit: none of them fits. */
export type RowState = 'found' | 'choose' | 'check' | 'misfit' | 'missing';

/** One number, or the two of a pair, with the quantity of each. */
export interface Choice {
  key: string;
  parts: readonly Part[];
}

export interface PasteRow {
  /** Index of the part in the message. */
  index: number;
  requested: MessagePart;
  choices: readonly Choice[];
  state: RowState;
}

/** The rows of a vehicle's book for a part of a message: what is certain is found, everything else is for the user. */
export function pasteRow(index: number, requested: MessagePart, found: readonly PartHit[]): PasteRow {
  const hits = isOfFluid(requested) ? found.filter(isWholeName) : found;
  const parts = [...new Map(hits.map(({ part }) => [part.searchOe, part])).values()];
  const singles = parts.map((part): Choice => ({ key: part.searchOe, parts: [part] }));
  const pair = requested.isPair ? pairOf(parts) : undefined;
  const choices = pair === undefined ? singles : [pair, ...singles];
  return { index, requested, choices, state: stateOf(requested, choices) };
}

function isOfFluid({ text, unit }: MessagePart): boolean {
  return isFluid(text) || isVolume(unit);
}

/** Rules that match a whole name: 机油 is not 机油泵. */
const WHOLE_NAME: readonly PartHit['rule'][] = ['oe', 'exact', 'alias', 'normalised'];

function isWholeName({ rule }: PartHit): boolean {
  return WHOLE_NAME.includes(rule);
}

function stateOf({ isUnsure, unit }: MessagePart, choices: readonly Choice[]): RowState {
  const [first] = choices;
  if (first === undefined) return 'missing';
  if (!first.parts.every(fits)) return 'misfit';
  const others = choices.slice(1).filter((choice) => choice.parts.length === 1 && choice.parts.every(fits));
  // Few parts but fluids are counted in litres.
  const isOtherUnit = isVolume(unit) && first.parts.some((part) => part.unit !== '' && !isVolume(part.unit));
  if (isUnsure || isOtherUnit || (first.parts.length === 1 && others.length > 0)) return 'choose';
  return first.parts.some(({ fit }) => fit.grade === 'check') ? 'check' : 'found';
}

function fits({ curVehFlag }: Part): boolean {
  return curVehFlag === 1;
}

/** The fitting parts of both sides, if there is exactly one of each. */
function pairOf(parts: readonly Part[]): Choice | undefined {
  const ofSide = (side: PartSide) => parts.filter((part) => fits(part) && partSide(part) === side);
  const [left, ...moreLeft] = ofSide('left');
  const [right, ...moreRight] = ofSide('right');
  if (left === undefined || right === undefined || moreLeft.length + moreRight.length > 0) return undefined;
  return { key: `${left.searchOe}+${right.searchOe}`, parts: [left, right] };
}

/** The choice to add a row as material under its own name, because the vehicle's book has no such part. */
export const OWN_LINE = 'own';

/** True for a name that the book does not have. An unknown number may be a typing error. */
export function canBeOwnLine({ requested, choices }: PasteRow): boolean {
  return choices.length === 0 && requested.kind === 'name';
}

/** Whether a row is selected by default: only if its part is certain, or it is a fluid, which few books have. */
export function isTicked({ state, requested }: PasteRow): boolean {
  return state === 'found' || (state === 'missing' && isFluid(requested.text));
}

/**
 * How many pieces of each part of a choice: as many as the vehicle has without a quantity, and for each set; two for a
 * pair that is one number.
 */
export function piecesOf({ quantity, unit, isPair }: MessagePart, { parts }: Choice): number {
  const [part] = parts;
  const each = part === undefined ? 1 : orderQuantity(part.partCount);
  if (quantity === null) return parts.length > 1 ? 1 : each;
  const pieces = isSet(unit) ? quantity * each : quantity * (isPair && parts.length === 1 ? 2 : 1);
  return orderQuantity(pieces);
}
