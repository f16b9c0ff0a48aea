/** What a badge such as 320Li, C200 or 45TFSI says. */
export interface Badge {
  /** The words of its family, as the catalogue has them. */
  words: readonly string[];
  /** The displacements that it may stand for, as a pattern of facts. */
  fact?: string | undefined;
}

const BMW =
  /^(1(?:16|18|20|25|28|30|35|40)|2(?:18|20|25|28|30|35)|3(?:16|18|20|23|25|28|30|35|40)|4(?:20|25|28|30|35|40)|5(?:20|23|25|28|30|35|40|50)|6(?:30|40|50)|7(?:25|28|30|35|40|45|50|60))(li|xi|le|i|d|e)?$/;
const MERCEDES = /^([abcesv])(\d{3})(l|e|d)?$/;
const AMG = /^(?:amg)?([abcesv])(?:35|43|45|53|55|63|65)s?$/;
const MERCEDES_SUV = /^(gl[abces]|eq[ces])(\d{3})(l|e|d)?$/;
/** From 300 on the number says that the engine is no small one. */
const MERCEDES_LITRES: readonly (readonly [number: RegExp, fact: string])[] = [
  [/^3\d0$/, 'd=(2\\.0t|3\\.\\d)'],
  [/^[45]\d0$/, 'd=[345]\\.\\d'],
];
const MERCEDES_POWER = /^[1-6]\d0l?$/;
const LEXUS = /^(es|rx|nx|is|ux|gx|ls|ct|lx|gs)(\d{3})(h|t|l)?$/;
/** Lexus of 2015 and later print another number than their litres. */
const LEXUS_LITRES: Readonly<Record<string, string>> = { '300': '(2\\.0t|2\\.5|3\\.0)', '260': '2\\.5' };
const AUDI = /^(a[3-8]|q[2-8])l?$/;
const AUDI_POWER = /^(30|35|40|45|50|55)$/;

/** Displacements by what the maker prints beside the engine's name. */
const power: readonly (readonly [badge: RegExp, fact: string])[] = [
  [/^(180|200)tsi$/, 'd=1\\.2t'],
  [/^(230|280)tsi$/, 'd=1\\.4t'],
  [/^300tsi$/, 'd=1\\.[58]t'],
  [/^(330|380)tsi$/, 'd=2\\.0t'],
  [/^30tfsi$/, 'd=1\\.[45]t'],
  [/^35tfsi$/, 'd=(1\\.[458]t|2\\.0t)'],
  [/^(40|45)tfsi$/, 'd=2\\.0t'],
  [/^(50|55)tfsi$/, 'd=3\\.0t'],
  [/^(15t|16t|18t|20t|552t)$/, 'd=1\\.[0-6]t'],
  [/^(25t|28t|652t)$/, 'd=2\\.0t'],
  [/^180turbo$/, 'd=1\\.0t'],
  [/^(220|240)turbo$/, 'd=1\\.5t'],
];

/** The badge that a word is; `before` is the word before it. Undefined for other words. */
export function badgeOf(word: string, before: string | undefined): Badge | undefined {
  const bmw = BMW.exec(word)?.[1];
  if (bmw !== undefined) return { words: ['宝马', bmw.charAt(0), '系'] };
  const [, mercedes, mercedesNumber = ''] = MERCEDES.exec(word) ?? [];
  if (mercedes !== undefined)
    return {
      words: ['奔驰', mercedes, '级'],
      fact: MERCEDES_LITRES.find(([number]) => number.test(mercedesNumber))?.[1],
    };
  const suv = MERCEDES_SUV.exec(word)?.[1];
  if (suv !== undefined) return { words: ['奔驰', suv] };
  const amg =
    /^(奔驰|mercedesbenz|amg)$/.test(before ?? '') || word.startsWith('amg') ? AMG.exec(word)?.[1] : undefined;
  if (amg !== undefined) return { words: ['奔驰', amg, '级'] };
  const [, lexus, number = '', kind] = LEXUS.exec(word) ?? [];
  if (lexus !== undefined) return { words: ['雷克萨斯', lexus], fact: litresOf(number, kind) };
  if (/^[xs]drive\d\d[a-z]*$/.test(word)) return { words: ['宝马'] };
  if (/^gl[abces]$/.test(before ?? '') && MERCEDES_POWER.test(word)) return { words: [] };
  if (/^(宝马|bmw)$/.test(before ?? '') && /^[1-8]$/.test(word)) return { words: [word, '系'] };
  if (/^(奔驰|mercedesbenz)$/.test(before ?? '') && /^[abcesv]$/.test(word)) return { words: [word, '级'] };
  const isAudi = AUDI.test(before ?? '') && AUDI_POWER.test(word);
  const printed = isAudi ? `${word}tfsi` : word;
  const fact = power.find(([badge]) => badge.test(printed))?.[1];
  return fact === undefined ? undefined : { words: [], fact };
}

/** 270 is 2.7 litres, 200t a turbo of two litres, 300h a hybrid. */
function litresOf(number: string, kind: string | undefined): string {
  if (kind === 'h') return 'f=(hybrid|phev) ';
  return `d=${LEXUS_LITRES[number] ?? `${number.charAt(0)}\\.${number.charAt(1)}`}${kind === 't' ? 't' : ''}`;
}
