import { isWellFormedVin, normaliseVin } from '../../vehicles/vin.ts';
import { cleanText } from '../paste/clean-text.ts';
import { FLEET_NOTE_MAX } from './rules.ts';

/** A vehicle of a pasted list. */
export interface FleetLine {
  /** Half width and upper case, normalised like a VIN; mistyped ones have 14 to 20 characters. */
  vin: string;
  plate: string;
  /** Everything else that the list says about it. */
  note: string;
}

export interface FleetList {
  lines: FleetLine[];
  /** Lines without a VIN, such as a heading, as written. */
  unread: string[];
  /** VINs that the list repeats; their notes are joined. */
  repeated: number;
}

const RUN = /[A-Z0-9]{14,20}/g;
const DIGITS_MIN = 4;
const PLATE =
  /[京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼][A-Z][·•. -]?(?:[A-Z0-9]{5,6}|[A-Z0-9]{4}[挂学警港澳])(?![A-Z0-9])/;
const SEPARATORS = /^[\s,;:|/，；：、。.\-–—]+|[\s,;:|/，；：、。.\-–—]+$/g;

/**
 * Splits a pasted list into vehicles. What is written beside a VIN, up to the next one or the end of the line, belongs to
 * it; what precedes the first VIN of a line belongs to that one.
 */
export function fleetList(text: string): FleetList {
  const byVin = new Map<string, FleetLine>();
  const unread: string[] = [];
  let repeated = 0;
  for (const line of linesOf(text)) {
    const found = vehiclesOfLine(line);
    const written = line.original(0, line.text.length).trim();
    if (found.length === 0 && written !== '') unread.push(written);
    for (const vehicle of found) {
      const known = byVin.get(vehicle.vin);
      if (known === undefined) byVin.set(vehicle.vin, vehicle);
      else {
        repeated += 1;
        known.plate ||= vehicle.plate;
        known.note = joined(known.note, vehicle.note);
      }
    }
  }
  return { lines: [...byVin.values()], unread, repeated };
}

interface Line {
  /** Half width and upper case. */
  text: string;
  /** What was written from one place of the text to another. */
  original(from: number, to: number): string;
}

function linesOf(written: string): Line[] {
  const { text, places } = cleanText(written);
  let start = 0;
  return text.split('\n').map((line) => {
    const at = start;
    start += line.length + 1;
    return { text: line, original: (from, to) => written.slice(places[at + from], places[at + to]) };
  });
}

function vehiclesOfLine(line: Line): FleetLine[] {
  const likely = [...line.text.matchAll(RUN)].filter(([run]) => isVinLike(run));
  // Beside a VIN, a run of another length is another number, such as the engine's.
  const certain = likely.filter(([run]) => isWellFormedVin(normaliseVin(run).text));
  const runs = certain.length > 0 ? certain : likely;
  return runs.map((run, index) => {
    const before = index === 0 ? { from: 0, to: run.index } : { from: 0, to: 0 };
    const after = { from: run.index + run[0].length, to: runs[index + 1]?.index ?? line.text.length };
    const { plate, note } = besideVin([before, after], line);
    return { vin: normaliseVin(run[0]).text, plate, note };
  });
}

/** The plate and the note in the pieces of a line around a VIN. */
function besideVin(pieces: readonly { from: number; to: number }[], line: Line): Pick<FleetLine, 'plate' | 'note'> {
  let plate = '';
  const notes = pieces.flatMap(({ from, to }) => {
    const found = plate === '' ? PLATE.exec(line.text.slice(from, to)) : null;
    if (found === null) return [line.original(from, to)];
    plate = found[0].replace(/[·•. -]/g, '');
    const at = from + found.index;
    return [line.original(from, at), line.original(at + found[0].length, to)];
  });
  return { plate, note: notes.map(trimmed).reduce(joined, '') };
}

function trimmed(text: string): string {
  return text.replace(/\s+/g, ' ').replace(SEPARATORS, '');
}

/** A number of another kind has no letters, a word no digits. */
function isVinLike(run: string): boolean {
  return run.replace(/\D/g, '').length >= DIGITS_MIN && /[A-Z]/.test(run);
}

function joined(first: string, second: string): string {
  return [first, second]
    .filter((text) => text !== '')
    .join(' · ')
    .slice(0, FLEET_NOTE_MAX);
}
