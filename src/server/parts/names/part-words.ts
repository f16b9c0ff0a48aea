import { stripInvisible, toHalfWidthUpper } from '../../../contract/half-width.ts';

export type Side = 'left' | 'right';

export interface PartWords {
  /** Half width, lower case, single spaces between Latin words and none beside Chinese characters. */
  folded: string;
  /** The folded text in the catalogue's terms, without sides and filler words, English words in the singular. */
  normal: string;
  /** As normal, in the terms as written. */
  plain: string;
  side: Side | undefined;
}

/** Workshop terms and the catalogue's terms. Longer terms are read before those that they contain. */
const CATALOGUE_WORDS = new Map([
  ['前大灯', '前照灯'],
  ['大灯', '前照灯'],
  ['刹车', '制动'],
  ['电瓶', '蓄电池'],
  ['波箱', '变速器'],
  ['变速箱', '变速器'],
  ['避震器', '减振器'],
  ['避震', '减振器'],
  ['减震器', '减振器'],
  ['方向机', '转向机'],
  ['转向器', '转向机'],
  ['挡风玻璃', '风窗玻璃'],
  ['倒车镜', '后视镜'],
  ['反光镜', '后视镜'],
  ['杠皮', '保险杠蒙皮'],
  ['叶子板', '翼子板'],
  ['引擎', '发动机'],
  ['马达', '电机'],
  ['电动机', '电机'],
  ['headlight', 'headlamp'],
  ['shock absorber', 'damper'],
  ['rotor', 'disc'],
  ['启动马达', '起动机'],
  ['起动马达', '起动机'],
  ['启动电机', '起动机'],
  ['启动机', '起动机'],
  ['凡尔', '气门'],
  ['缸头垫', '气缸垫'],
  ['缸头', '气缸盖'],
  ['刹车真空泵', '真空助力器'],
  ['刹车真空助力泵', '真空助力器'],
  ['后备箱', '行李箱'],
  ['空气滤芯', '空滤'],
  ['离合器三件套', '离合器'],
  ['前轮刹车', '前制动'],
  ['后轮刹车', '后制动'],
  ['引擎盖', '发动机罩'],
  ['发动机盖', '发动机罩'],
  ['防尘罩', '防尘套'],
  ['油格', '油滤清器'],
  ['水箱', '散热器'],
  ['膨胀水箱', '膨胀水箱'],
  ['副水箱', '膨胀水壶'],
  ['车门把手', '车门外拉手'],
  ['门把手', '车门外拉手'],
  ['方向机助力泵', '转向助力泵'],
  ['方向助力泵', '转向助力泵'],
  ['大力鼓', '真空助力器'],
  ['尾喉', '消声器'],
  ['死气喉', '消声器'],
  ['制动分室', '制动气室'],
  ['刹车分室', '制动气室'],
  ['制动锅', '制动鼓'],
  ['刹车锅', '制动鼓'],
  ['pollen filter', 'cabin filter'],
  ['wing mirror', 'door mirror'],
  ['windscreen', 'windshield'],
  ['o2 sensor', 'oxygen sensor'],
  ['track rod end', 'tie rod end'],
  ['engine mounting', 'engine mount'],
  ['gearbox mounting', 'transmission mount'],
  ['break', 'brake'],
  ['wishbone', 'control arm'],
  ['drop link', 'stabilizer link'],
  ['sway bar link', 'stabilizer link'],
  ['anti roll bar link', 'stabilizer link'],
  ['cv axle', 'drive shaft'],
  ['half shaft', 'drive shaft'],
  ['cat converter', 'catalyst'],
  ['catalytic converter', 'catalyst'],
  ['serpentine belt', 'poly v belt'],
  ['v ribbed belt', 'poly v belt'],
  ['maf sensor', 'mass air flow sensor'],
  ['boot lid', 'trunk lid'],
  ['rocker cover', 'valve cover'],
  ['clutch disk', 'clutch disc'],
  ['bumper skin', 'bumper cover'],
  ['sump', 'oil pan'],
  ['petrol pump', '汽油泵'],
  ['gasoline pump', '汽油泵'],
  ['gas pump', '汽油泵'],
  ['bonnet', 'hood'],
  ['tyre', 'tire'],
  ['tail light', 'tail lamp'],
  ['fog light', 'fog lamp'],
]);
/** Alone it is the starter, in longer words any motor. */
const STARTER = '马达';
const byLength = [...CATALOGUE_WORDS.keys()].sort((one, other) => other.length - one.length);
const asWords = byLength.map((term) => (/^[a-z]/.test(term) ? `\\b${term}(?=s?\\b)` : term));
const workshopWords = new RegExp(asWords.join('|'), 'g');

/** 四个火花塞, spark plugs x4 */
const QUANTITY =
  /^(?:\d+|[一二两三四五六七八十]+)\s*[个只条根套片支块副对把](?=.{2})|\s*[x×*]\s*\d+\s*$|(?<=\D)\d+\s*(?:pcs?|[个只条根套片支块副对])\s*$|\s+(?:a )?pairs?\s*$|^pair of\s+|\s*一[对副]\s*$/giu;

const HAN = /\p{Script=Han}/u;
const BESIDE_HAN = /\s+(?=\p{Script=Han})|(?<=\p{Script=Han})\s+/gu;
const LEFT = /左|\b(?:left|lhs?)\b/;
const RIGHT = /右|\b(?:right|rhs?)\b/;
const SIDES = /[左右][边侧]?|\b(?:left|right|lhs?|rhs?)\b(?: hand)?(?: side)?/g;
const FILLERS = /总成|件|的|\b(?:assembly|assy|the|of|for)\b|[^\p{L}\p{N}\s/]/gu;

/** Of words of four letters and more, and not of glass. */
const PLURALS = /\b([a-z]{2,}[a-rt-z])s\b/g;

const SILENT = /总成|件|的/g;
const SEPARATORS = /[\s\-_/.,，、·（）()&+]+/g;

export function hasHan(text: string): boolean {
  return HAN.test(text);
}

/** A folded text with the catalogue's terms instead of the workshop's. */
export function knownTerms(folded: string): string {
  if (folded === STARTER) return folded;
  return folded.replace(workshopWords, (word) => CATALOGUE_WORDS.get(word) ?? word);
}

/** A typed text without how many are wanted. */
export function withoutQuantity(text: string): string {
  return text.replace(QUANTITY, '').trim() || text;
}

/** A part's name or a typed text, in the forms that are compared. */
export function partWords(text: string): PartWords {
  const folded = oneSpaced(toHalfWidthUpper(text).toLowerCase()).replace(BESIDE_HAN, '');
  const bare = (some: string) => oneSpaced(some.replace(SIDES, ' ').replace(FILLERS, ' ').replace(PLURALS, '$1'));
  return { folded, normal: bare(knownTerms(folded)), plain: bare(folded), side: sideOf(folded) };
}

/**
 * A folded name without filler words and separators: oilfilter and oil-filter are the same.
 * std_part_name.norm holds names in this form.
 */
export function bareName(folded: string): string {
  const plain = folded.replace(SEPARATORS, '');
  return plain.replace(SILENT, '') || plain;
}

/** The side that a text names; undefined for none or both. */
export function sideOf(text: string): Side | undefined {
  const lower = text.toLowerCase();
  const isLeft = LEFT.test(lower);
  if (isLeft === RIGHT.test(lower)) return undefined;
  return isLeft ? 'left' : 'right';
}

/** Letters only, as pinyin is typed, with v for ü; undefined for any other text. */
export function pinyinTyped(folded: string): string | undefined {
  const letters = stripInvisible(folded).replaceAll("'", '').replaceAll('ü', 'v');
  return /^[a-z]{2,}$/.test(letters) ? letters : undefined;
}

function oneSpaced(text: string): string {
  return text.replace(/\s+/g, ' ').replace(BESIDE_HAN, '').trim();
}
