/** A remark in both languages. */
export interface Remark {
  readonly zh: string;
  readonly en: string;
}

/** Remarks of rows that fit one gearbox, drive, emission standard or side. */
export const codeRemarks: Readonly<Record<string, Remark>> = {
  MT: { zh: '手动变速器', en: 'Manual gearbox' },
  AT: { zh: '自动变速器', en: 'Automatic gearbox' },
  DCT: { zh: '双离合变速器', en: 'Dual-clutch gearbox' },
  CVT: { zh: '无级变速器', en: 'CVT' },
  AMT: { zh: 'AMT 自动变速器', en: 'Automated manual gearbox' },
  EV: { zh: '单速变速器', en: 'Single-speed gearbox' },
  FWD: { zh: '前驱', en: 'Front-wheel drive' },
  RWD: { zh: '后驱', en: 'Rear-wheel drive' },
  AWD: { zh: '四驱', en: 'All-wheel drive' },
  '4x2': { zh: '4×2', en: '4×2' },
  '6x2': { zh: '6×2', en: '6×2' },
  '6x4': { zh: '6×4', en: '6×4' },
  '8x4': { zh: '8×4', en: '8×4' },
  china2: { zh: '国II', en: 'China II' },
  china3: { zh: '国III', en: 'China III' },
  china4: { zh: '国IV', en: 'China IV' },
  china5: { zh: '国V', en: 'China V' },
  china6: { zh: '国VI', en: 'China VI' },
  left: { zh: '左侧', en: 'Left' },
  right: { zh: '右侧', en: 'Right' },
  both: { zh: '左右通用', en: 'Left or right' },
};
