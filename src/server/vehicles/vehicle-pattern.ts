/**
 * The facts of a vehicle as one text, as SQL over v (vehicle). The C collation folds only ASCII, which is enough for codes,
 * and takes half the time.
 */
export const vehicleFacts = `lower(
  'y=' || v.year_pattern || ' d=' || v.displacement || ' g=' || v.gearbox_type || ' w=' || v.driven_type ||
  ' f=' || v.fuel || ' ' collate "C")`;

/** All names of a vehicle, as SQL over v (vehicle) and g (vehicle_group). */
export const vehicleNames = `lower(concat_ws(
  ' ', v.name_zh, v.name_en, g.name_zh, g.name_en, g.engine_model, v.driven_type, v.cfg_level) collate "C")`;

/** Words for facts. "Automatic" means any gearbox that is not manual. */
const factWords: readonly (readonly [words: RegExp, pattern: string])[] = [
  [/^(mt|manual|手动[挡档]?)$/, 'g=mt '],
  [/^(at|auto|automatic|自动[挡档]?|手自一体)$/, 'g=(?!mt )'],
  [/^(dct|dsg|双离合)$/, 'g=dct '],
  [/^(cvt|无级|无级变速)$/, 'g=cvt '],
  [/^amt$/, 'g=amt '],
  [/^(四驱|4wd|awd)$/, 'w=(4wd|awd|4x4) '],
  [/^(柴油|diesel)$/, 'f=diesel '],
  [/^(汽油|petrol|gasoline)$/, 'f=petrol '],
  [/^(混动|混合动力|hybrid)$/, 'f=(hybrid|phev) '],
  [/^(插混|插电混动|phev)$/, 'f=phev '],
  [/^(纯电|纯电动|电动|electric|ev)$/, 'f=ev '],
];

const YEAR = /^(19[89]|20[0-3])\d$/;
const DISPLACEMENT = /^(\d{1,2}\.\d)([tl]?)$/;

/** The model year that a word states, if any. */
export function yearOf(token: string): number | undefined {
  return YEAR.test(token) ? Number(token) : undefined;
}

/** The pattern for the facts if the word is a year, a displacement or a word for a fact; else undefined. */
export function factPattern(token: string): string | undefined {
  if (YEAR.test(token)) return `y=${token} `;
  const [, litres, unit] = DISPLACEMENT.exec(token) ?? [];
  if (litres !== undefined) return `d=${litres.replace('.', '\\.')}${unit === '' ? '[^0-9]' : unit}`;
  return factWords.find(([words]) => words.test(token))?.[1];
}

/**
 * The pattern (PostgreSQL regular expression) for names that contain the word: Chinese anywhere, other scripts at the start
 * of a word; numbers only as a whole, so that 320 does not match 1320. Dashes may be anywhere.
 */
export function namePattern(token: string): string {
  const literal = [...token].map((character) => character.replace(/[^\p{L}\p{N}]/u, '\\$&').replace('x', '[x×]'));
  const before = /^\d/.test(token) ? '(?<![0-9.])' : /^[a-z]/.test(token) ? '(?<![a-z])' : '';
  const after = /\d$/.test(token) ? '(?!\\.?[0-9])' : '';
  return `${before}${literal.join('-?')}${after}`;
}
