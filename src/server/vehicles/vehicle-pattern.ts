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

/** The pattern of a fact whose value is the code, or a text of a supplier with one of the words. */
function fact(letter: string, code: string, words: string): string {
  return `${letter}=(${code} |[^=]*(${words}))`;
}

/** Words for facts. "Automatic" means any gearbox that is not manual. */
const factWords: readonly (readonly [words: RegExp, pattern: string])[] = [
  [/^(mt|manual|手动[挡档]?)$/, fact('g', 'mt', '[0-9]mt|手动|手排|manual')],
  [/^(at|auto|automatic|自动[挡档]?|手自一体)$/, 'g=(?!mt |[^=]*([0-9]mt|手动|手排|manual))'],
  [/^(dct|dsg|双离合)$/, fact('g', 'dct', 'dct|dsg|双离合|dual')],
  [/^(cvt|无级|无级变速)$/, fact('g', 'cvt', 'cvt|无级')],
  [/^amt$/, fact('g', 'amt', 'amt')],
  [/^(四驱|4wd|awd|4x4)$/, fact('w', '(4wd|awd|4x4)', '四驱|四轮|全轮|four|all.wheel')],
  [/^(两驱|2wd)$/, fact('w', '(fwd|rwd|4x2)', '[前后两]驱|[前后]轮|front|rear')],
  [/^(前驱|fwd)$/, fact('w', 'fwd', '前驱|前轮|front')],
  [/^(后驱|rwd)$/, fact('w', 'rwd', '后驱|后轮|rear')],
  [/^(柴油|diesel)$/, fact('f', 'diesel', '柴油')],
  [/^(汽油|petrol|gasoline)$/, fact('f', 'petrol', '汽油|gasoline')],
  [/^(混动|混合动力|油混|油电混合?|油电混动|双擎|hev|hybrid)$/, fact('f', '(hybrid|phev)', '混|hybrid')],
  [/^(插混|插电混动|phev)$/, fact('f', 'phev', '插|plug')],
  [/^(纯电|纯电动|电动|electric|ev)$/, fact('f', 'ev', '纯电|electric')],
  [/^china2$/, 'e=(china2|国([2二]|ii ))'],
  [/^china3$/, 'e=(china3|国([3三]|iii))'],
  [/^china4$/, 'e=(china4|国([4四]|iv))'],
  [/^china5$/, 'e=(china5|国([5五]|v ))'],
  [/^china6$/, 'e=(china6|国([6六]|vi))'],
  [/^(牵引车?|牵引头|拖头|tractor)$/, fact('b', 'tractor', '牵引')],
  [/^(自卸车?|翻斗车|tipper)$/, fact('b', 'tipper', '自卸')],
  [/^(载货车?|货车|平板车|cargo)$/, fact('b', 'cargo', '载货|货车|卡车')],
  [/^(客车|大巴车?|公交车|bus)$/, fact('b', 'bus', '客车|大巴')],
  [/^(皮卡车?|pickup)$/, fact('b', 'pickup', '皮卡')],
  [/^(面包车?|van)$/, fact('b', 'van', '面包|微面')],
  [/^(商务车?|mpv)$/, fact('b', 'mpv', '商务')],
  [/^(越野车?|suv)$/, fact('b', 'suv', '越野')],
  [/^(轿车|三厢|sedan)$/, fact('b', 'sedan', '三厢|轿车|saloon')],
  [/^(两厢|hatchback)$/, fact('b', 'hatchback', '两厢|掀背')],
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
  // 豪华版 and 豪华型 are the same level.
  const suffix = /^\p{Script=Han}{2,}[版型]$/u.test(token) ? literal.splice(-1) : [];
  return `${before}${literal.join('-?')}${suffix.length === 0 ? '' : '[版型]'}${after}`;
}
