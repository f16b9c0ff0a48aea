import type { BothLanguages, CatalogueField, CatalogueFileName } from './catalogue-file.ts';

type Extra = Partial<
  Pick<CatalogueField, 'isRequired' | 'aliases' | 'units' | 'isMinor' | 'isApproximate' | 'isAsRequired'>
>;

/** Builders of fields. Texts come as Chinese, English, example. */
export const required = { isRequired: true } as const;
export const minor = { isMinor: true } as const;

function base(zh: string, en: string, example: string, extra: Extra = {}) {
  const about: BothLanguages = { zh, en };
  return { about, example, ...extra };
}

export const id = (zh: string, en: string, example: string, extra: Extra = required): CatalogueField => ({
  kind: 'id',
  ...base(zh, en, example, extra),
});

export const text = (length: number, ...about: [zh: string, en: string, example: string, extra?: Extra]) =>
  ({ kind: 'text', length, ...base(...about) }) satisfies CatalogueField;

export const reference = (to: CatalogueFileName, ...about: [zh: string, en: string, example: string, extra?: Extra]) =>
  ({ kind: 'reference', to, ...base(...about) }) satisfies CatalogueField;

export const integer = (
  bounds: { min?: number; max?: number },
  ...about: [zh: string, en: string, example: string, extra?: Extra]
) => ({ kind: 'integer', ...bounds, ...base(...about) }) satisfies CatalogueField;

export const plain = (
  kind: 'list' | 'decimal' | 'money' | 'boolean' | 'province',
  ...about: [zh: string, en: string, example: string, extra?: Extra]
) => ({ kind, ...base(...about) }) satisfies CatalogueField;

export const date = (edge: 'from' | 'to', ...about: [zh: string, en: string, example: string, extra?: Extra]) =>
  ({ kind: 'date', edge, ...base(...about) }) satisfies CatalogueField;

export const choice = (
  choices: Readonly<Record<string, readonly string[]>>,
  ...about: [zh: string, en: string, example: string, extra?: Extra]
) => ({ kind: 'choice', choices, ...base(...about) }) satisfies CatalogueField;

/** The number of pieces, with the units that parts lists write behind it. */
export const quantity = (zh: string, en: string, aliases: readonly string[]): CatalogueField => ({
  ...plain('decimal', zh, en, '1', { aliases, units: PIECES }),
  isAsRequired: true,
});
const PIECES = [
  '件',
  '个',
  '只',
  '套',
  '支',
  '条',
  '片',
  '根',
  'pcs.',
  'pcs',
  'pc',
  'ea',
  'Stk.',
  'Stk',
  'Stück',
  'St.',
  'St',
];

/** Headers of OE numbers. */
export const oeAliases = [
  'OE',
  'OE号',
  'OEM',
  '零件号',
  '配件号',
  '原厂编号',
  '原厂件号',
  '厂家编号',
  'part number',
  'part no',
  'oem no',
] as const;

/** Headers of the serial numbers from and to which something holds. */
export const serialAliases = {
  from: ['流水号起', '起始流水号', '序列号起', 'serial from'],
  to: ['流水号止', '截止流水号', '序列号止', 'serial to'],
} as const;

export const standardPartAliases = ['标准配件', '标准件', '标准件编码'] as const;

export const vehicleClasses = {
  passenger: ['C', '乘用车', 'car', 'Pkw'],
  commercial: ['B', '商用车', 'truck', 'Lkw', 'Nfz'],
} as const;

/** The name in the supplier's language and, where there is one, in English. */
export function names(example: BothLanguages, aliases: readonly string[] = []) {
  return {
    name: text(200, '名称', 'name', example.zh, {
      ...required,
      aliases: ['名称', '中文名', '中文名称', 'name zh', ...aliases],
    }),
    nameEn: text(200, '英文名称，空则同名称', 'name in English; the name where it is blank', example.en, {
      aliases: ['英文', '英文名', '英文名称', 'english name', 'name en'],
    }),
  };
}
