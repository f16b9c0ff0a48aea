import { oeKey } from '../../../contract/oe/oe-number.ts';
import { displayOe } from '../../../contract/oe/oe-styles.ts';
import { DIGITS, type KeyedRandom, LETTERS } from '../keyed-random.ts';
import type { StdPart } from '../part-tree/part-catalogue.ts';
import { type MainGroups, mainGroupsOf } from './main-groups.ts';
import { mainNumbers } from './main-numbers.ts';
import type { OeRequest } from './oe-request.ts';
import { plainNumber } from './plain-number.ts';
import { mercedesPrefixes, vwPrefixes } from './prefixes.ts';

const ALPHANUMERIC = DIGITS + LETTERS;

/** The part number as the maker prints it. */
export function oeNumber(random: KeyedRandom, request: OeRequest): string {
  if (request.style === 'plain') return plainNumber(random, request);
  return displayOe(request.style, oeKey(styledNumber(random, request)));
}

function styledNumber(random: KeyedRandom, request: OeRequest): string {
  const { style, stdPart, identity, attempt } = request;
  const groups = mainGroupsOf(stdPart.node.vehicleClass, stdPart.node.code);
  const key = `oe/${identity}/${attempt}`;
  switch (style) {
    case 'vw':
      return vwNumber(random, request, groups);
    case 'bmw':
      if (stdPart.trait.isStandard) return `07119${random.text(key, 6, DIGITS)}`;
      return `${groups[2]}${random.between(`${key}/r`, 6, 9)}${random.text(key, 6, DIGITS)}`;
    case 'mercedes':
      return mercedesNumber(random, request, groups);
    case 'toyota':
      if (stdPart.trait.isStandard) return `901${random.text(key, 2, '0178')}${random.text(`${key}/m`, 5, DIGITS)}`;
      return fiveDigits(random, request, groups[4], 1) + modelMark(random, request, 5);
    case 'honda':
      if (stdPart.trait.isStandard) return `9570${random.text(key, 7, DIGITS)}`;
      return (
        fiveDigits(random, request, groups[5], 2) + modelMark(random, request, 3) + random.text(`${key}/v`, 3, DIGITS)
      );
    default:
      if (stdPart.trait.isStandard)
        return `${request.concern === 'hyundai' ? '11' : '01'}${random.text(key, 8, DIGITS)}`;
      return (
        fiveDigits(random, request, groups[6], request.concern === 'hyundai' ? 4 : 3) + modelMark(random, request, 5)
      );
  }
}

function vwNumber(
  random: KeyedRandom,
  { stdPart, scopeName, identity, base, attempt }: OeRequest,
  groups: MainGroups,
): string {
  if (stdPart.trait.isStandard) return `N${random.text(`oe/${identity}/${attempt}`, 8, DIGITS)}`;
  const prefix =
    vwPrefixes[scopeName] ??
    random.text(`vw/${scopeName}`, 1, '123458') + random.text(`vw/${scopeName}/`, 2, 'ADGJNS0');
  // Odd numbers are left, even ones right.
  const even = random.between(`vw-sub/${stdPart.code}`, 51, 349) * 2;
  const drawn = groups[1] + String(identity.endsWith('/left') ? even - 1 : even).padStart(3, '0');
  const main = mainNumber(stdPart, identity, 0) ?? drawn;
  const isBare = attempt === 0 && random.isChosen(`vw-bare/${base}`, 0.15);
  const letters = random.text(`vw-index/${identity}/${attempt}`, attempt > 4 ? 2 : 1, 'ABCDEFGHJKLMNPQRST');
  return `${prefix}${main}${isBare ? '' : letters}`;
}

function mercedesNumber(
  random: KeyedRandom,
  { stdPart, scopeName, identity, attempt }: OeRequest,
  groups: MainGroups,
): string {
  if (stdPart.trait.isStandard) return `A000990${random.text(`oe/${identity}/${attempt}`, 4, DIGITS)}`;
  const model = mercedesPrefixes[scopeName] ?? random.text(`mb/${scopeName}`, 3, '0123');
  const key = `oe/${identity}/${attempt}`;
  const middle = String(random.between(`mb-sub/${stdPart.code}`, 0, 99)).padStart(2, '0');
  return `A${model}${groups[3]}${middle}${random.text(key, 2, DIGITS)}`;
}

/** The leading five characters, equal on every model; `system` is the column in `mainNumbers`. */
function fiveDigits(random: KeyedRandom, { stdPart, identity }: OeRequest, leading: string, system: number): string {
  const known = mainNumber(stdPart, identity, system);
  return known ?? leading + random.text(`main/${stdPart.code}`, 5 - leading.length, DIGITS);
}

function mainNumber({ code }: StdPart, identity: string, system: number): string | undefined {
  const [left, right = left] = mainNumbers[code]?.split(' ')[system]?.split('/') ?? [];
  return identity.endsWith('/right') ? right : left;
}

/** The trailing characters: up to two for the model, the rest for the version. */
function modelMark(random: KeyedRandom, { scopeName, identity, attempt }: OeRequest, length: number): string {
  const model = random.text(`model/${scopeName}`, Math.min(2, length - 1), ALPHANUMERIC);
  return model + random.text(`mark/${identity}/${attempt}`, length - model.length, DIGITS);
}
