import { DIGITS, type KeyedRandom, LETTERS } from '../keyed-random.ts';
import { mainGroupsOf } from './main-groups.ts';
import type { OeRequest } from './oe-request.ts';

/** # is a digit, @ a letter, Q the QC/T 265 group, P the part's three figures in it, M the mark of model or engine. */
const PATTERNS: Readonly<Record<string, string>> = {
  gm: '########',
  ford: '@@#Z-####-@',
  volvo: '3#######',
  jlr: 'LR######',
  psa: '98########',
  fca: '68######@A',
  mazda: 'M@-##-###',
  mitsubishi: '####A###',
  subaru: '#####FG###',
  suzuki: '#####-##J##',
  tesla: '1######-00-@',
  byd: '0#######-00',
  nio: 'P00#####',
  geely: '#0########',
  greatwall: 'QP-@M',
  faw: 'QP-MB#',
  weichai: '6126########',
  sinotruk: 'WG9#########',
  shacman: 'DZ9###########',
  foton: 'H#QPM@0',
  iveco: '580#######',
  jiefang: 'QP-M#',
  dongfengcv: 'QP-@M00',
  dongfeng: 'QP-@M0#',
  xichai: 'QP-##D',
  cummins: '4######',
  'dongfeng-e': 'D5010######',
  yuchai: '@M00-QP',
  yunnei: 'HA#####',
  isuzu: '8-9#######-0',
  'isuzu-e': '8-9#######-0',
  'jmc-e': 'QP@M#',
  'jac-e': 'QPFM#',
  'deutz-e': '0#######',
  sfh: '580#######',
  yutong: 'Q-0####',
  kinglong: 'Q-0####',
  zhongtong: '##@-QP',
};
const QCT = 'QPM#';

/** The number of a maker without a grouped style, with its separators. */
export function plainNumber(random: KeyedRandom, request: OeRequest): string {
  const { concern, stdPart, scopeName, identity, attempt } = request;
  const key = `oe/${concern}/${identity}/${attempt}`;
  if (stdPart.trait.isStandard) return `Q${random.between(`${key}/q`, 1, 3)}${random.text(key, 6, DIGITS)}`;
  const [group] = mainGroupsOf(stdPart.node.vehicleClass, stdPart.node.code);
  const pattern = PATTERNS[concern] ?? (attempt > 0 ? `${QCT}#` : QCT);
  let text = '';
  for (let index = 0; index < pattern.length; index += 1) {
    const mark = pattern.charAt(index);
    if (mark === '#') text += random.text(`${key}/${index}`, 1, DIGITS);
    else if (mark === '@') text += random.text(`${key}/${index}`, 1, LETTERS);
    else if (mark === 'Q') text += group;
    else if (mark === 'P') text += partFigures(random, request);
    else if (mark === 'M') text += modelMark(random, concern, scopeName);
    else text += mark;
  }
  return text;
}

/** The part's digits in its QC/T 265 group; left and right are adjacent. */
function partFigures(random: KeyedRandom, { stdPart, identity, attempt }: OeRequest): string {
  const figures = random.between(`qct/${stdPart.code}`, 1, 45) * 10 + (identity.endsWith('/right') ? 20 : 10);
  return String(figures + (attempt % 10)).padStart(3, '0');
}

function modelMark(random: KeyedRandom, concern: string, scopeName: string): string {
  const key = `model/${concern}/${scopeName}`;
  return random.text(key, 1, LETTERS) + random.text(`${key}/n`, 2, DIGITS);
}
