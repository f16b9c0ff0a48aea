import { displayOe, oeKey } from '../../../contract/oe/oe-number.ts';
import { DIGITS, type Draw, LETTERS } from '../draw.ts';
import type { StdPart } from '../part-tree/part-catalogue.ts';
import { type MainGroups, mainGroupsOf } from './main-groups.ts';
import { mainNumbers } from './main-numbers.ts';
import type { OeRequest } from './oe-request.ts';
import { plainNumber } from './plain-number.ts';
import { mercedesPrefixes, vwPrefixes } from './prefixes.ts';

const ALPHANUMERIC = DIGITS + LETTERS;

/** The number as its maker prints it. */
export function oeNumber(draw: Draw, request: OeRequest): string {
  if (request.style === 'plain') return plainNumber(draw, request);
  return displayOe(request.style, oeKey(styled(draw, request)));
}

function styled(draw: Draw, request: OeRequest): string {
  const { style, stdPart, identity, attempt } = request;
  const groups = mainGroupsOf(stdPart.node.vehicleClass, stdPart.node.code);
  const key = `oe/${identity}/${attempt}`;
  switch (style) {
    case 'vw':
      return vwNumber(draw, request, groups);
    case 'bmw':
      if (stdPart.trait.isStandard) return `07119${draw.text(key, 6, DIGITS)}`;
      return `${groups[2]}${draw.between(`${key}/r`, 6, 9)}${draw.text(key, 6, DIGITS)}`;
    case 'mercedes':
      return mercedesNumber(draw, request, groups);
    case 'toyota':
      if (stdPart.trait.isStandard) return `901${draw.text(key, 2, '0178')}${draw.text(`${key}/m`, 5, DIGITS)}`;
      return fiveDigits(draw, request, groups[4], 1) + modelMark(draw, request, 5);
    case 'honda':
      if (stdPart.trait.isStandard) return `9570${draw.text(key, 7, DIGITS)}`;
      return fiveDigits(draw, request, groups[5], 2) + modelMark(draw, request, 3) + draw.text(`${key}/v`, 3, DIGITS);
    default:
      if (stdPart.trait.isStandard) return `${request.concern === 'hyundai' ? '11' : '01'}${draw.text(key, 8, DIGITS)}`;
      return fiveDigits(draw, request, groups[6], request.concern === 'hyundai' ? 4 : 3) + modelMark(draw, request, 5);
  }
}

function vwNumber(draw: Draw, { stdPart, scopeName, identity, base, attempt }: OeRequest, groups: MainGroups): string {
  if (stdPart.trait.isStandard) return `N${draw.text(`oe/${identity}/${attempt}`, 8, DIGITS)}`;
  const prefix =
    vwPrefixes[scopeName] ?? draw.text(`vw/${scopeName}`, 1, '123458') + draw.text(`vw/${scopeName}/`, 2, 'ADGJNS0');
  // Odd numbers are left, even ones right.
  const even = draw.between(`vw-sub/${stdPart.code}`, 51, 349) * 2;
  const drawn = groups[1] + String(identity.endsWith('/left') ? even - 1 : even).padStart(3, '0');
  const main = mainNumber(stdPart, identity, 0) ?? drawn;
  const isBare = attempt === 0 && draw.isChosen(`vw-bare/${base}`, 0.15);
  const letters = draw.text(`vw-index/${identity}/${attempt}`, attempt > 4 ? 2 : 1, 'ABCDEFGHJKLMNPQRST');
  return `${prefix}${main}${isBare ? '' : letters}`;
}

function mercedesNumber(draw: Draw, { stdPart, scopeName, identity, attempt }: OeRequest, groups: MainGroups): string {
  if (stdPart.trait.isStandard) return `A000990${draw.text(`oe/${identity}/${attempt}`, 4, DIGITS)}`;
  const model = mercedesPrefixes[scopeName] ?? draw.text(`mb/${scopeName}`, 3, '0123');
  const key = `oe/${identity}/${attempt}`;
  const middle = String(draw.between(`mb-sub/${stdPart.code}`, 0, 99)).padStart(2, '0');
  return `A${model}${groups[3]}${middle}${draw.text(key, 2, DIGITS)}`;
}

/** What the part is, the same on every model; system says whose column of the known numbers. */
function fiveDigits(draw: Draw, { stdPart, identity }: OeRequest, leading: string, system: number): string {
  const known = mainNumber(stdPart, identity, system);
  return known ?? leading + draw.text(`main/${stdPart.code}`, 5 - leading.length, DIGITS);
}

function mainNumber({ code }: StdPart, identity: string, system: number): string | undefined {
  const [left, right = left] = mainNumbers[code]?.split(' ')[system]?.split('/') ?? [];
  return identity.endsWith('/right') ? right : left;
}

/** Stands for the model, then the version: two or three figures and letters of the scope, the rest of the identity. */
function modelMark(draw: Draw, { scopeName, identity, attempt }: OeRequest, length: number): string {
  const model = draw.text(`model/${scopeName}`, Math.min(2, length - 1), ALPHANUMERIC);
  return model + draw.text(`mark/${identity}/${attempt}`, length - model.length, DIGITS);
}
