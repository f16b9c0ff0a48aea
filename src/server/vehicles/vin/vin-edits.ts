import { VIN_LENGTH } from '../../../contract/vehicles/vin.ts';

export type VinRule = 'confusion' | 'swap' | 'substitution' | 'insertion' | 'deletion';

/**
 * Positions start at 1: in the candidate for an insertion (`from` is empty), otherwise in the typed text (`to` is empty for
 * a deletion).
 */
export type VinChange = { position: number; from: string; to: string };
export type VinEdit = { vin: string; rule: VinRule; changes: VinChange[] };
export type WeighedEdit = VinEdit & { weight: number };

const ALPHABET = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789';
const CONFUSED_PAIRS = 'B8 S5 Z2 G6 D0 UV A4 T7 L1 CG EF MN KX PR VY HN'.split(' ');
const CHECK_POSITION = 9;

// The likelihood of a typing error, on the same scale as the points for known VINs (vin-repair.ts).
const CONFUSION = 50;
const SWAP = 52;
const TWO_CONFUSIONS = 18;
const SUBSTITUTION = 22;
const SAME_KIND = 4;
const NEIGHBOUR_KEY = 4;
const CHECK_DIGIT_MENDED = 16;
const INSERTION = 30;
const DELETION = 40;
const ENDING = 10;
const REPEATED = 12;

const CONFUSIONS: ReadonlyMap<string, string> = confusions();

/** All texts one common typing error away, with duplicates, without checking form or check digit. */
export function vinEdits(text: string): WeighedEdit[] {
  const characters = [...text];
  if (characters.length === VIN_LENGTH) {
    const single = confusionEdits(characters);
    return [...single, ...confusionPairs(characters, single), ...swaps(characters), ...substitutions(characters)];
  }
  if (characters.length === VIN_LENGTH - 1) return insertions(characters);
  if (characters.length === VIN_LENGTH - 2) return endings(text);
  if (characters.length === VIN_LENGTH + 1) return deletions(characters);
  return [];
}

function confusions(): Map<string, string> {
  const found = new Map<string, string>();
  for (const [left = '', right = ''] of CONFUSED_PAIRS) {
    found.set(left, (found.get(left) ?? '') + right);
    found.set(right, (found.get(right) ?? '') + left);
  }
  return found;
}

function replaced(characters: readonly string[], changes: readonly VinChange[]): string {
  const copy = [...characters];
  for (const change of changes) copy[change.position - 1] = change.to;
  return copy.join('');
}

function confusionEdits(characters: readonly string[]): WeighedEdit[] {
  return characters.flatMap((from, index) =>
    [...(CONFUSIONS.get(from) ?? '')].map((to): WeighedEdit => {
      const changes = [{ position: index + 1, from, to }];
      return { vin: replaced(characters, changes), rule: 'confusion', changes, weight: CONFUSION };
    }),
  );
}

function confusionPairs(characters: readonly string[], single: readonly WeighedEdit[]): WeighedEdit[] {
  const pairs: WeighedEdit[] = [];
  single.forEach((first, index) => {
    for (const second of single.slice(index + 1)) {
      if (first.changes[0]?.position === second.changes[0]?.position) continue;
      const changes = [...first.changes, ...second.changes];
      pairs.push({ vin: replaced(characters, changes), rule: 'confusion', changes, weight: TWO_CONFUSIONS });
    }
  });
  return pairs;
}

function swaps(characters: readonly string[]): WeighedEdit[] {
  return characters.flatMap((from, index): WeighedEdit[] => {
    const to = characters[index + 1];
    if (to === undefined || to === from) return [];
    const changes = [
      { position: index + 1, from, to },
      { position: index + 2, from: to, to: from },
    ];
    // Two digits or two letters are swapped more often than one of each.
    const weight = SWAP + (/\d/.test(from) === /\d/.test(to) ? SAME_KIND : 0);
    return [{ vin: replaced(characters, changes), rule: 'swap', changes, weight }];
  });
}

function substitutions(characters: readonly string[]): WeighedEdit[] {
  return characters.flatMap((from, index) =>
    [...ALPHABET]
      .filter((to) => to !== from)
      .map((to): WeighedEdit => {
        const changes = [{ position: index + 1, from, to }];
        const weight = SUBSTITUTION + likeness(from, to) + (index + 1 === CHECK_POSITION ? CHECK_DIGIT_MENDED : 0);
        return { vin: replaced(characters, changes), rule: 'substitution', changes, weight };
      }),
  );
}

/** Neighbouring keys are confused most often, digits with letters rarely. */
function likeness(from: string, to: string): number {
  if (/\d/.test(from) !== /\d/.test(to)) return 0;
  return SAME_KIND + (areNeighbourKeys(from, to) ? NEIGHBOUR_KEY : 0);
}

function areNeighbourKeys(left: string, right: string): boolean {
  const rows = ['1234567890', 'QWERTYUIOP', 'ASDFGHJKL', 'ZXCVBNM'];
  return rows.some((row) => row.includes(left + right) || row.includes(right + left));
}

function insertions(characters: readonly string[]): WeighedEdit[] {
  return Array.from({ length: VIN_LENGTH }, (_, index) =>
    [...ALPHABET].map((to): WeighedEdit => {
      const vin = [...characters.slice(0, index), to, ...characters.slice(index)].join('');
      // One of two equal characters is omitted most often.
      const weight = INSERTION + (characters[index] === to || characters[index - 1] === to ? REPEATED : 0);
      return { vin, rule: 'insertion', changes: [{ position: index + 1, from: '', to }], weight };
    }),
  ).flat();
}

/** The last two digits, which a check digit leaves about nine ways to complete. */
function endings(text: string): WeighedEdit[] {
  return Array.from({ length: 100 }, (_, index) => {
    const [tens = '', ones = ''] = String(index).padStart(2, '0');
    const changes = [
      { position: VIN_LENGTH - 1, from: '', to: tens },
      { position: VIN_LENGTH, from: '', to: ones },
    ];
    return { vin: text + tens + ones, rule: 'insertion', changes, weight: ENDING };
  });
}

function deletions(characters: readonly string[]): WeighedEdit[] {
  return characters.map((from, index): WeighedEdit => {
    const vin = [...characters.slice(0, index), ...characters.slice(index + 1)].join('');
    const weight = DELETION + (characters[index - 1] === from || characters[index + 1] === from ? REPEATED : 0);
    return { vin, rule: 'deletion', changes: [{ position: index + 1, from, to: '' }], weight };
  });
}
