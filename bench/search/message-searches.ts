import { pasteRow, piecesOf } from '../../src/catalogue/shared/paste-order/paste-rows.ts';
import { oeKey } from '../../src/contract/oe/oe-number.ts';
import { type MessagePart, readOrderText } from '../../src/contract/work-orders/schemas.ts';
import type { pasteRoutes } from '../../src/server/work-orders/paste/routes.ts';
import { makeContext } from '../../tests/support/server/make-context.ts';
import type { MessageQuery } from './queries.ts';
import type { Verdict } from './score.ts';
import type { VehicleFacts } from './vehicle-searches.ts';

/** What a line of an order has: the standard names that it may be, the best first, and its pieces; null if none are stated. */
interface Line {
  names: readonly string[];
  pieces: number | null;
}

/** Searched in if the message names no vehicle. */
interface MessageBooks {
  vehicleId: number;
  facts: ReadonlyMap<number, VehicleFacts>;
}

/**
 * Reads a pasted message and looks its parts up in the book of its vehicle. Found: every part with its pieces. Right first:
 * each is also the first choice of its line, no line is left over, and the vehicle is of the right family.
 */
export function judgeMessage(routes: ReturnType<typeof pasteRoutes>, { vehicleId, facts }: MessageBooks) {
  return async ({ query, families, parts }: MessageQuery): Promise<Verdict> => {
    const read = readOrderText.result.parse(await routes.readOrderText({ text: query }, makeContext()));
    const vehicle = read.vehicles[0]?.vehicles[0];
    const lines = await linesOf(routes, read.parts, vehicle?.vehicleId ?? vehicleId);
    const wanted = parts.split(';').map(wantedLine);
    const isFound = wanted.every((part) => lines.some((line) => isLine(line, part)));
    const isOfFamily = families.split('|').includes(facts.get(vehicle?.vehicleId ?? 0)?.family ?? '');
    const isFirst = wanted.every((part) =>
      lines.some((line) => isLine({ ...line, names: line.names.slice(0, 1) }, part)),
    );
    return { isFound, isFirst: isFound && isFirst && isOfFamily && lines.length <= wanted.length };
  };
}

async function linesOf(
  routes: ReturnType<typeof pasteRoutes>,
  asked: readonly MessagePart[],
  vehicleId: number,
): Promise<Line[]> {
  if (asked.length === 0) return [];
  const queries = asked.map(({ kind, text }) => ({ kind, text }));
  const found = await routes.findOrderParts({ vehicleId, queries }, makeContext());
  return asked.map((part, index): Line => {
    const hits = found.find(({ query }) => query === index)?.hits ?? [];
    const [choice] = pasteRow(index, part, hits).choices;
    const names = part.kind === 'oe' ? [`oe:${oeKey(part.text)}`] : hits.map((hit) => hit.part.stdPartName);
    if (part.quantity === null) return { names, pieces: null };
    return { names, pieces: choice === undefined ? part.quantity : piecesOf(part, choice) * choice.parts.length };
  });
}

/** 前制动片*2, or - for pieces that are not stated; alternatives are separated by a slash. */
function wantedLine(text: string): Line {
  const [names = '', pieces = '-'] = text.split('*');
  return { names: names.split('/'), pieces: pieces === '-' ? null : Number(pieces) };
}

function isLine(line: Line, wanted: Line): boolean {
  return line.pieces === wanted.pieces && line.names.some((name) => wanted.names.includes(name));
}
