/** The characters 4 to 8 of a VIN. */
const PLACES = 5;
/** More rules than this for one model are made with fewer details instead. */
const MOST_RULES = 100;

/** For each of the characters 4 to 8 those that fit; undefined where all do. */
type Box = readonly (ReadonlySet<string> | undefined)[];

/** One fact that vPIC derives from a VIN: for those that fit the keys, the attribute of the element is this one. */
export interface Pattern {
  keys: string;
  element: number;
  value: string;
}

/** The model and its details for one pattern of the VIN characters 4 to 8; `*` matches any character. */
export interface DecodedKeys {
  keys: string;
  model: string;
  /** By element. */
  values: ReadonlyMap<number, string>;
}

interface Fact {
  box: Box;
  element: number;
  value: string;
  /** How many characters are fixed. */
  fixed: number;
}

/**
 * Reads keys of vPIC: a character, `#` for a digit, `*` for any, or a class such as `[A-C7]`. Undefined if the keys rest on
 * what follows the check digit, which rules by the first eight characters cannot say.
 */
export function parseKeys(keys: string): Box | undefined {
  const [front = '', back = ''] = keys.split('|');
  if (/[^*_]/.test(back)) return undefined;
  const box = [...front.matchAll(/\[([^\]]*)\]|./g)].map(([token, members]) => {
    if (members !== undefined) return expandClass(members);
    if (token === '#') return expandClass('0-9');
    return token === '*' || token === '_' ? undefined : new Set([token.toUpperCase()]);
  });
  return Array.from({ length: PLACES }, (_, place) => box[place]);
}

function expandClass(members: string): ReadonlySet<string> {
  const characters = [...members.matchAll(/(.)-(.)|(.)/g)].flatMap(([, from, to, single]) => {
    if (from === undefined || to === undefined) return single === undefined ? [] : [single];
    const first = from.charCodeAt(0);
    return Array.from({ length: to.charCodeAt(0) - first + 1 }, (_, index) => String.fromCharCode(first + index));
  });
  return new Set(
    characters.map((character) => character.toUpperCase()).filter((character) => !/[IOQ]/.test(character)),
  );
}

/** The vPIC elements that are read, by their ids. */
interface Elements {
  model: number;
  /** What tells vehicles apart, the most important first; the last are left out where they would give too many rules. */
  details: readonly number[];
  /** A model is left out if the schema knows no other values of this element for it. */
  excluded: { element: number; values: ReadonlySet<string> };
}

/** Multiplies the patterns of one schema out into rules. Where rules overlap, the one with fewer `*` counts. */
export function decodeSchema(patterns: readonly Pattern[], elements: Elements): DecodedKeys[] {
  const facts = patterns.flatMap(({ keys, element, value }): Fact[] => {
    const box = parseKeys(keys);
    return box === undefined ? [] : [{ box, element, value, fixed: box.filter((set) => set !== undefined).length }];
  });
  const models = facts.filter(({ element }) => element === elements.model);
  return models.flatMap((model) => {
    const ofModel = facts.filter(({ box }) => overlaps(box, model.box));
    return isExcluded(ofModel, elements.excluded) ? [] : decodeModel(model, ofModel, elements.details);
  });
}

function isExcluded(facts: readonly Fact[], { element, values }: Elements['excluded']): boolean {
  const known = facts.filter((fact) => fact.element === element);
  return known.length > 0 && known.every(({ value }) => values.has(value));
}

function decodeModel(model: Fact, facts: readonly Fact[], details: readonly number[]): DecodedKeys[] {
  for (let count = details.length; count >= 0; count--) {
    const elements = details.slice(0, count);
    const relevant = facts.filter(({ element }) => elements.includes(element));
    const choices = model.box.map((set, place) => choicesAt(set, relevant, place));
    if (count > 0 && choices.reduce((product, { length }) => product * length, 1) > MOST_RULES) continue;
    const decoded = new Map(
      combine(choices).map((keys) => [keys, { keys, model: model.value, values: valuesAt(keys, elements, relevant) }]),
    );
    return [...decoded.values()].filter((rule) => !isImplied(rule, model.box, decoded));
  }
  return [];
}

function overlaps(a: Box, b: Box): boolean {
  return a.every((set, place) => {
    const other = b[place];
    return set === undefined || other === undefined || [...set].some((character) => other.has(character));
  });
}

/** The characters of the model at a place, or those that decide a detail and any other. */
function choicesAt(ofModel: ReadonlySet<string> | undefined, facts: readonly Fact[], place: number): string[] {
  if (ofModel !== undefined) return [...ofModel];
  return [...new Set(facts.flatMap(({ box }) => [...(box[place] ?? [])])), '*'];
}

function combine(choices: readonly (readonly string[])[]): string[] {
  return choices.reduce<string[]>(
    (keys, characters) => keys.flatMap((key) => characters.map((end) => key + end)),
    [''],
  );
}

/** Of several facts about an element the one with the most fixed characters counts. */
function valuesAt(keys: string, elements: readonly number[], facts: readonly Fact[]): Map<number, string> {
  const fitting = facts
    .filter(({ box }) => box.every((set, place) => set === undefined || set.has(keys.charAt(place))))
    .toSorted((a, b) => a.fixed - b.fixed);
  const values = new Map(fitting.map(({ element, value }) => [element, value]));
  return new Map(elements.flatMap((element) => [[element, values.get(element) ?? ''] as const]));
}

/** Whether all rules with one `*` more say the same. */
function isImplied(rule: DecodedKeys, model: Box, all: ReadonlyMap<string, DecodedKeys>): boolean {
  const wider = [...rule.keys].flatMap((character, place) => {
    if (character === '*' || model[place] !== undefined) return [];
    return [all.get(`${rule.keys.slice(0, place)}*${rule.keys.slice(place + 1)}`)];
  });
  return wider.length > 0 && wider.every((other) => other !== undefined && sameValues(other.values, rule.values));
}

function sameValues(a: ReadonlyMap<number, string>, b: ReadonlyMap<number, string>): boolean {
  return [...a].every(([element, value]) => b.get(element) === value);
}
