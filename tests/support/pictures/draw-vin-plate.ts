export interface PlateStyle {
  font: string;
  weight: 'normal' | 'bold';
  spacing: number;
  face: string;
  ink: string;
  /** The VIN alone, between stars, broken into two lines, or among the maker's other lines. */
  setting: 'alone' | 'starred' | 'twoLines' | 'maker';
  /** The company in the first line of a maker's plate. */
  maker: string;
  isMetal: boolean;
  /** Stamped without colour: the strokes are visible only by light and shadow. */
  isStamped: boolean;
}

export const plainPlate: PlateStyle = {
  font: 'DejaVu Sans Mono',
  weight: 'normal',
  spacing: 4,
  face: '#c9ccd0',
  ink: '#1c1c1c',
  setting: 'alone',
  maker: '样本汽车有限公司制造',
  isMetal: true,
  isStamped: false,
};

/** A fictitious VIN plate as SVG. */
export function drawVinPlate(vin: string, style: PlateStyle = plainPlate): string {
  const maker = style.setting === 'maker';
  const width = 1000;
  const height = maker ? 620 : style.setting === 'twoLines' ? 320 : 200;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
    <defs>
      <linearGradient id="metal" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".35"/><stop offset=".5" stop-color="#000" stop-opacity=".18"/><stop offset="1" stop-color="#fff" stop-opacity=".3"/></linearGradient>
      <filter id="grain"><feTurbulence type="fractalNoise" baseFrequency=".9 .05" numOctaves="2" seed="7"/><feColorMatrix values="0 0 0 0 .5  0 0 0 0 .5  0 0 0 0 .5  0 0 0 .5 0"/></filter>
    </defs>
    <rect width="${width}" height="${height}" rx="14" fill="${style.face}"/>
    ${style.isMetal ? `<rect width="${width}" height="${height}" rx="14" filter="url(#grain)" opacity=".5"/><rect width="${width}" height="${height}" rx="14" fill="url(#metal)"/>` : ''}
    ${screws(width, height)}${maker ? makerLines(vin, style) : bare(vin, style)}</svg>`;
}

function screws(width: number, height: number): string {
  return [
    [26, 26],
    [width - 26, height - 26],
  ]
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="12" fill="#777" stroke="#333"/>`)
    .join('');
}

function bare(vin: string, style: PlateStyle): string {
  const line = (text: string, y: number, size: number) =>
    struck(text, { x: 500, y, size, anchor: 'middle', spacing: style.spacing }, style);
  if (style.setting === 'twoLines') return line(vin.slice(0, 9), 140, 92) + line(vin.slice(9), 260, 92);
  return line(style.setting === 'starred' ? `*${vin}*` : vin, 128, 68);
}

function makerLines(vin: string, style: PlateStyle): string {
  const lines = [
    ['制造国', '中国'],
    ['品牌', '样本牌'],
    ['整车型号', 'YB7150ABC'],
    ['发动机型号', 'YB4G15'],
    ['最大设计总质量', '1685 kg'],
    ['乘坐人数', '5'],
    ['制造年月', '2021.06'],
  ];
  const rows = lines.map(([label, value], index) => {
    const [x, y] = [60 + (index % 2) * 460, 330 + Math.floor(index / 2) * 70];
    const small = { size: 30, anchor: 'start', spacing: 0 } as const;
    const cjk = { ...style, font: 'Noto Sans CJK SC' };
    return struck(`${label}`, { ...small, x, y }, cjk) + struck(`${value}`, { ...small, x: x + 230, y }, cjk);
  });
  const head = { ...style, font: 'Noto Sans CJK SC' };
  return [
    struck(style.maker, { x: 500, y: 86, size: 44, anchor: 'middle', spacing: 6 }, head),
    struck('车辆识别代号', { x: 60, y: 160, size: 30, anchor: 'start', spacing: 0 }, head),
    struck(vin, { x: 500, y: 240, size: 64, anchor: 'middle', spacing: style.spacing }, style),
    ...rows,
  ].join('');
}

interface Place {
  x: number;
  y: number;
  size: number;
  anchor: 'start' | 'middle';
  spacing: number;
}

/** Text struck into the face: on metal with a light edge below the ink; stamped, with both edges and no ink. */
function struck(text: string, { x, y, size, anchor, spacing }: Place, style: PlateStyle) {
  const drawn = (shift: number, fill: string, opacity: number, aside = 0) =>
    `<text x="${x + aside}" y="${y + shift}" font-size="${size}" text-anchor="${anchor}" letter-spacing="${spacing}" font-family="${style.font}" font-weight="${style.weight}" fill="${fill}" fill-opacity="${opacity}">${text}</text>`;
  if (style.isStamped) return drawn(-2, '#000', 0.6, -2) + drawn(2, '#fff', 0.6, 2) + drawn(0, style.face, 1);
  return (style.isMetal ? drawn(2, '#fff', 0.5) : '') + drawn(0, style.ink, 1);
}
