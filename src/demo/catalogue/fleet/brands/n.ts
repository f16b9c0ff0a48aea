import type { BrandLine } from '../brand-line.ts';

export const brandsN: readonly BrandLine[] = [
  {
    zh: '纳智捷',
    en: 'Luxgen',
    initial: 'N',
    country: 'CN',
    style: 'plain',
    concern: 'luxgen',
    tier: 'domestic',
    families: [
      ['大7 SUV', 'Luxgen7 SUV', 'dffx suv F', '11-17 LX7 ni20t'],
      ['优6', 'U6', 'dffx suv F', '14-19 LXU6 ni20d'],
    ],
  },
  {
    zh: '哪吒',
    en: 'Neta',
    initial: 'N',
    country: 'CN',
    style: 'plain',
    concern: 'neta',
    tier: 'domestic',
    families: [
      ['V', 'V', 'leap suv F', '20- HPA10 dfev'],
      ['S', 'S', 'leap sedan R', '22- SHAN slev'],
    ],
  },
];
