import { DIGITS, type Draw, LETTERS } from '../draw.ts';
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

/** The number of a maker without a grouped style, with the separators it is printed with. */
export function plainNumber(draw: Draw, request: OeRequest): string {
  const { concern, stdPart, scopeName, identity, attempt } = request;
  const key = `oe/${concern}/${identity}/${attempt}`;
  if (stdPart.trait.isStandard) return `Q${draw.between(`${key}/q`, 1, 3)}${draw.text(key, 6, DIGITS)}`;
  const [group] = mainGroupsOf(stdPart.node.vehicleClass, stdPart.node.code);
  const pattern = PATTERNS[concern] ?? (attempt > 0 ? `${QCT}#` : QCT);
  let text = '';
  for (let index = 0; index < pattern.length; index += 1) {
    const mark = pattern.charAt(index);
    if (mark === '#') text += draw.text(`${key}/${index}`, 1, DIGITS);
    else if (mark === '@') text += draw.text(`${key}/${index}`, 1, LETTERS);
    else if (mark === 'Q') text += group;
    else if (mark === 'P') text += partFigures(draw, request);
    else if (mark === 'M') text += modelMark(draw, concern, scopeName);
    else text += mark;
  }
  return text;
}

/** QC/T 265: the part's figures in its group; left and right are neighbours. */
function partFigures(draw: Draw, { stdPart, identity, attempt }: OeRequest): string {
  const figures = draw.between(`qct/${stdPart.code}`, 1, 45) * 10 + (identity.endsWith('/right') ? 20 : 10);
  return String(figures + (attempt % 10)).padStart(3, '0');
}

function modelMark(draw: Draw, concern: string, scopeName: string): string {
  const key = `model/${concern}/${scopeName}`;
  return draw.text(key, 1, LETTERS) + draw.text(`${key}/n`, 2, DIGITS);
}
