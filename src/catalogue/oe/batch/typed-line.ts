import { looksLikeOe } from '../../../contract/oe/looks-like-oe.ts';
import { oeKey, splitOeList } from '../../../contract/oe/oe-number.ts';
import { isPrintedOe } from '../../../contract/oe/oe-styles.ts';
import { UNITS } from '../../../contract/work-orders/paste/quantity.ts';

export interface TypedCell {
  /** What was typed, without the quantity. */
  cell: string;
  quantity?: number | undefined;
}

const UNIT = `(?:${UNITS}|PCS?|PIECES?|SETS?|EA)`;
/** 04E115561H x2, 04E115561H*2, 04E115561H × 2 pcs */
const WITH_SIGN = new RegExp(`^(.+?)(?:\\s*[×✕*]\\s*|\\s+X\\s?)([1-9]\\d{0,2})(?:\\s?${UNIT})?$`);
/** 04E115561H 2 pcs */
const WITH_UNIT = new RegExp(`^(.+?)\\s+([1-9]\\d{0,2})\\s?${UNIT}$`);
/** 2 x 04E115561H, 2 pcs 04E115561H */
const BEFORE = new RegExp(`^([1-9]\\d{0,2})(?:\\s?[×✕*]\\s?|\\s?(?:X|${UNIT})\\s+)(.+)$`);
/** 04E115561H 2: at most two digits and no leading zero, because the last group of a number may be any other digits. */
const BARE = /^(.+?)\s+([1-9]\d?)$/;
/** 2, x2 or 2 pcs between commas. */
const ALONE = new RegExp(`^(?:[×✕*X]\\s?)?([1-9]\\d?)(?:\\s?${UNIT})?$`);
const ANY_NUMBER = /^[¥$]?\s*\d+(?:\.\d+)?$/;
/** A shorter word may be the first group of a number. */
const WORD_KEY_MIN = 7;

/**
 * The cells of a typed line, with the quantities that are certain: a line is left whole where a quantity could also be
 * the last group of a number.
 */
export function typedCells(line: string): TypedCell[] {
  const pieces = splitOeList(line);
  const cells: TypedCell[] = [];
  for (const [index, piece] of pieces.entries()) {
    const before = cells.at(-1);
    const alone = ALONE.exec(piece)?.[1];
    // Before another number it may be a price: 20, 35.00.
    const isLastNumber = !ANY_NUMBER.test(pieces[index + 1] ?? '');
    if (alone !== undefined && isLastNumber && before?.quantity === undefined && looksLikeOe(before?.cell ?? ''))
      cells.splice(-1, 1, { cell: before?.cell ?? '', quantity: Number(alone) });
    else cells.push(withQuantity(piece));
  }
  return cells.some(({ quantity }) => quantity !== undefined) ? cells : [{ cell: line }];
}

function withQuantity(piece: string): TypedCell {
  const [, typed = '', quantity] = WITH_SIGN.exec(piece) ?? WITH_UNIT.exec(piece) ?? [];
  if (quantity !== undefined && isWhole(typed)) return { cell: typed, quantity: Number(quantity) };
  const [, first, after = ''] = BEFORE.exec(piece) ?? [];
  if (first !== undefined && isWhole(after)) return { cell: after, quantity: Number(first) };
  const [, number = '', bare] = BARE.exec(piece) ?? [];
  if (bare !== undefined && isWhole(number) && !isPrintedOe(piece)) return { cell: number, quantity: Number(bare) };
  return { cell: piece };
}

/** True for a complete number: printed in the groups of its brand, or with a long last word. */
function isWhole(text: string): boolean {
  if (!looksLikeOe(text)) return false;
  const lastWord = text.split(/\s+/).at(-1) ?? '';
  return isPrintedOe(text) || (looksLikeOe(lastWord) && oeKey(lastWord).length >= WORD_KEY_MIN);
}
