import type { LicenceFields } from './sample-licence.ts';

export interface LicenceStyle {
  /** 'form': the layout of the issued card, its lower half in two columns; 'list': one line per field. */
  layout: 'form' | 'list';
  labelFont: string;
  valueFont: string;
  paper: string;
  ink: string;
  labelInk: string;
  /** The red seal, and lines like the security pattern of a card. */
  hasSeal: boolean;
  hasPattern: boolean;
}

export const plainLicence: LicenceStyle = {
  layout: 'form',
  labelFont: 'Noto Serif CJK SC',
  valueFont: 'Noto Sans CJK SC',
  paper: '#eef4f2',
  ink: '#1a1a1a',
  labelInk: '#3c5a52',
  hasSeal: true,
  hasPattern: true,
};

const WIDTH = 1040;
const HEIGHT = 700;

/** A fictitious driving licence as SVG. */
export function drawLicence(fields: LicenceFields, style: LicenceStyle = plainLicence): string {
  const body = style.layout === 'form' ? form(fields, style) : list(fields, style);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
    <rect width="${WIDTH}" height="${HEIGHT}" fill="${style.paper}"/>${style.hasPattern ? pattern() : ''}
    <text x="${WIDTH / 2}" y="66" font-size="38" text-anchor="middle" font-family="${style.labelFont}" fill="${style.ink}">中华人民共和国机动车行驶证</text>
    <text x="${WIDTH / 2}" y="96" font-size="19" text-anchor="middle" font-family="DejaVu Sans" fill="${style.labelInk}">Vehicle License of the People's Republic of China (SPECIMEN)</text>
    ${body}${style.hasSeal && style.layout === 'form' ? seal() : ''}</svg>`;
}

function pattern(): string {
  const waves = Array.from({ length: 26 }, (_, index) => {
    const y = 110 + index * 23;
    return `<path d="M0 ${y}q65 -18 130 0t130 0 130 0 130 0 130 0 130 0 130 0 130 0" fill="none" stroke="#9fc4b6" stroke-width="1"/>`;
  });
  return `<g opacity=".55">${waves.join('')}</g>`;
}

function seal(): string {
  const words = ['示例市公', '安局交通', '警察支队', '样本专用'];
  return `<g fill="none" stroke="#d33" stroke-width="4"><rect x="40" y="400" width="190" height="190"/></g>
    ${words.map((word, row) => `<text x="135" y="${446 + row * 42}" font-size="40" text-anchor="middle" fill="#d33" font-family="Noto Serif CJK SC">${word}</text>`).join('')}`;
}

interface Cell {
  label: string;
  english: string;
  value: string;
  at: readonly [x: number, y: number];
  valueAt: number;
}

function cell({ label, english, value, at: [x, y], valueAt }: Cell, style: LicenceStyle): string {
  return `<text x="${x}" y="${y}" font-size="23" font-family="${style.labelFont}" fill="${style.labelInk}">${label}</text>
    <text x="${x}" y="${y + 22}" font-size="14" font-family="DejaVu Sans" fill="${style.labelInk}">${english}</text>
    <text x="${valueAt}" y="${y + 4}" font-size="32" font-family="${style.valueFont}" fill="${style.ink}">${value}</text>`;
}

function form(fields: LicenceFields, style: LicenceStyle): string {
  const cells: Cell[] = [
    { label: '号牌号码', english: 'Plate No.', value: fields.plate, at: [40, 160], valueAt: 165 },
    { label: '车辆类型', english: 'Vehicle Type', value: fields.vehicleClass, at: [520, 160], valueAt: 665 },
    { label: '所有人', english: 'Owner', value: fields.owner, at: [40, 222], valueAt: 165 },
    { label: '住　址', english: 'Address', value: fields.address, at: [40, 284], valueAt: 165 },
    { label: '使用性质', english: 'Use Character', value: fields.use, at: [40, 346], valueAt: 185 },
    { label: '品牌型号', english: 'Model', value: fields.model, at: [390, 346], valueAt: 510 },
    { label: '车辆识别代号', english: 'VIN', value: fields.vin, at: [260, 420], valueAt: 430 },
    { label: '发动机号码', english: 'Engine No.', value: fields.engine, at: [260, 496], valueAt: 430 },
    { label: '注册日期', english: 'Register Date', value: fields.registered, at: [260, 572], valueAt: 400 },
    { label: '发证日期', english: 'Issue Date', value: fields.issued, at: [650, 572], valueAt: 790 },
  ];
  return cells.map((one) => cell(one, style)).join('');
}

function list(fields: LicenceFields, style: LicenceStyle): string {
  const lines = [
    ['号牌号码', fields.plate],
    ['车辆类型', fields.vehicleClass],
    ['所有人', fields.owner],
    ['住址', fields.address],
    ['使用性质', fields.use],
    ['品牌型号', fields.model],
    ['车辆识别代号', fields.vin],
    ['发动机号码', fields.engine],
    ['注册日期', fields.registered],
    ['发证日期', fields.issued],
  ];
  const line = ([label, value]: string[], row: number) =>
    `<text x="60" y="${156 + row * 54}" font-size="25" font-family="${style.labelFont}" fill="${style.labelInk}">${label}</text>
     <text x="280" y="${156 + row * 54}" font-size="30" font-family="${style.valueFont}" fill="${style.ink}">${value}</text>`;
  return lines.map(line).join('');
}
