/**
 * The facts of a vehicle as one text, as SQL over v (vehicle). The C collation folds only ASCII, which is enough for codes,
 * and takes half the time.
 */
export const vehicleFacts = `lower(
  'y=' || v.year_pattern || ' d=' || v.displacement || ' g=' || v.gearbox_type || ' w=' || v.driven_type ||
  ' f=' || v.fuel || ' e=' || v.emission || ' b=' || v.body || ' ' collate "C")`;

/** All names of a vehicle, as SQL over v (vehicle) and g (vehicle_group). */
export const vehicleNames = `lower(concat_ws(
  ' ', v.name_zh, v.name_en, g.name_zh, g.name_en, g.engine_model, g.platform, v.driven_type, v.cfg_level) collate "C")`;

/** The pairs of characters in the names of vehicle_group g and vehicle v, as in their indexes. */
export const groupNameGrams = "name_grams(g.name_zh || ' ' || g.name_en || ' ' || g.engine_model)";
export const vehicleNameGrams = `name_grams(
  v.name_zh || ' ' || v.name_en || ' ' || v.driven_type || ' ' || v.cfg_level)`;

/** Words for facts. "Automatic" means any gearbox that is not manual. */
const factWords: readonly (readonly [words: RegExp, pattern: string])[] = [
  [/^(mt|manual|手动[挡档]?)$/, 'g=mt '],
  [/^(at|auto|automatic|自动[挡档]?|手自一体)$/, 'g=(?!mt )'],
  [/^(dct|dsg|双离合)$/, 'g=dct '],
  [/^(cvt|无级|无级变速)$/, 'g=cvt '],
  [/^amt$/, 'g=amt '],
  [/^(四驱|4wd|awd|4x4)$/, 'w=(4wd|awd|4x4) '],
  [/^(两驱|2wd)$/, 'w=(fwd|rwd|4x2) '],
  [/^(前驱|fwd)$/, 'w=fwd '],
  [/^(后驱|rwd)$/, 'w=rwd '],
  [/^(柴油|diesel)$/, 'f=diesel '],
  [/^(汽油|petrol|gasoline)$/, 'f=petrol '],
  [/^(混动|混合动力|油混|油电混合?|油电混动|双擎|hev|hybrid)$/, 'f=(hybrid|phev) '],
  [/^(插混|插电混动|phev)$/, 'f=phev '],
  [/^(纯电|纯电动|电动|electric|ev)$/, 'f=ev '],
  [/^china([2-6])$/, 'e=china$1'],
  [/^(牵引车?|牵引头|拖头|tractor)$/, 'b=tractor '],
  [/^(自卸车?|翻斗车|tipper)$/, 'b=tipper '],
  [/^(载货车?|货车|平板车|cargo)$/, 'b=cargo '],
  [/^(客车|大巴车?|公交车|bus)$/, 'b=bus '],
  [/^(皮卡车?|pickup)$/, 'b=pickup '],
  [/^(面包车?|van)$/, 'b=van '],
  [/^(商务车?|mpv)$/, 'b=mpv '],
  [/^(越野车?|suv)$/, 'b=suv '],
  [/^(轿车|三厢|sedan)$/, 'b=sedan '],
  [/^(两厢|hatchback)$/, 'b=hatchback '],
];

const YEAR = /^(19[89]|20[0-3])\d$/;
/** 1.8T, 1.6L, 1.8TSI. */
const DISPLACEMENT = /^(\d{1,2}\.\d)([tl]?)(?:(?<=t)f?si)?$/;

/** The model year that a word states, if any. */
export function yearOf(token: string): number | undefined {
  return YEAR.test(token) ? Number(token) : undefined;
}

/** The pattern for the facts if the word is a year, a displacement or a word for a fact; else undefined. */
export function factPattern(token: string): string | undefined {
  if (YEAR.test(token)) return `y=${token} `;
  const [, litres, unit] = DISPLACEMENT.exec(token) ?? [];
  if (litres !== undefined) return `d=${litres.replace('.', '\\.')}${unit === '' ? '[^0-9]' : unit}`;
  const [words, pattern] = factWords.find(([some]) => some.test(token)) ?? [];
  return words === undefined ? undefined : token.replace(words, pattern ?? '');
}

/**
 * The pattern (PostgreSQL regular expression) for names that contain the word: Chinese anywhere, other scripts at the start
 * of a word; numbers only as a whole, so that 320 does not match 1320. Dashes may be anywhere.
 */
export function namePattern(token: string): string {
  const literal = [...token].map((character) => character.replace(/[^\p{L}\p{N}]/u, '\\$&').replace('x', '[x×]'));
  const before = /^\d/.test(token) ? '(?<![0-9.])' : /^[a-z]/.test(token) ? '(?<![a-z])' : '';
  const after = /\d$/.test(token) ? '(?!\\.?[0-9])' : '';
  // 豪华版 and 豪华型 are the same level.
  const suffix = /^\p{Script=Han}{2,}[版型]$/u.test(token) ? literal.splice(-1) : [];
  return `${before}${literal.join('-?')}${suffix.length === 0 ? '' : '[版型]'}${after}`;
}
