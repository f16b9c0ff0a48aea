/** Positions start at 1: in the candidate for an inserted character (`from` is empty), otherwise in the typed number. */
export interface NumberChange {
  position: number;
  from: string;
  to: string;
}

export interface NumberEdit {
  number: string;
  changes: NumberChange[];
}

const CHARACTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'];
const CONFUSED = new Set('O0 Q0 D0 OD OQ I1 L1 IL S5 B8 Z2 G6 A4 T7 CG EF MN KX PR VY UV HN'.split(' '));
/** Likeliest first: characters that look alike, swapped neighbours, one missing or extra, another of the same kind, any other. */
const [LOOKALIKE, SWAPPED, MISSING, SAME_KIND, OTHER] = [0, 1, 2, 3, 4];

const isDigit = (character: string) => /\d/.test(character);

/** All numbers that differ from the key by one character or by two swapped neighbours, likeliest first, each once. */
export function announcementEdits(key: string): NumberEdit[] {
  const characters = [...key];
  const edits = [
    ...replacements(characters),
    ...swaps(characters),
    ...insertions(characters),
    ...deletions(characters),
  ];
  edits.sort((one, other) => one.rank - other.rank);
  const each = new Map<string, NumberEdit>();
  for (const { number, changes } of edits)
    if (number !== key && !each.has(number)) each.set(number, { number, changes });
  return [...each.values()];
}

interface RankedEdit extends NumberEdit {
  rank: number;
}

function replacements(characters: readonly string[]): RankedEdit[] {
  return characters.flatMap((from, index) =>
    CHARACTERS.map((to) => ({
      number: characters.with(index, to).join(''),
      changes: [{ position: index + 1, from, to }],
      rank: rankOf(from, to),
    })),
  );
}

function rankOf(from: string, to: string): number {
  if (CONFUSED.has(from + to) || CONFUSED.has(to + from)) return LOOKALIKE;
  return isDigit(from) === isDigit(to) ? SAME_KIND : OTHER;
}

function swaps(characters: readonly string[]): RankedEdit[] {
  return characters.slice(1).map((next, index) => {
    const from = characters[index] ?? '';
    return {
      number: characters
        .with(index, next)
        .with(index + 1, from)
        .join(''),
      changes: [
        { position: index + 1, from, to: next },
        { position: index + 2, from: next, to: from },
      ],
      rank: SWAPPED,
    };
  });
}

function insertions(characters: readonly string[]): RankedEdit[] {
  return [...characters, ''].flatMap((_character, index) =>
    CHARACTERS.map((to) => ({
      number: characters.toSpliced(index, 0, to).join(''),
      changes: [{ position: index + 1, from: '', to }],
      rank: MISSING,
    })),
  );
}

function deletions(characters: readonly string[]): RankedEdit[] {
  return characters.map((from, index) => ({
    number: characters.toSpliced(index, 1).join(''),
    changes: [{ position: index + 1, from, to: '' }],
    rank: MISSING,
  }));
}
