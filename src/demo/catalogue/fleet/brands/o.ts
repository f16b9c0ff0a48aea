import type { BrandLine } from '../brand-line.ts';

export const brandsO: readonly BrandLine[] = [
  {
    zh: '欧拉',
    en: 'Ora',
    initial: 'O',
    country: 'CN',
    style: 'plain',
    concern: 'greatwall',
    tier: 'domestic',
    families: [
      ['好猫', 'Good Cat', 'gwm hatchback F', '20- ES11 gwev'],
      ['白猫', 'White Cat', 'gwm hatchback F', '20-23 MEO gwev'],
    ],
  },
  {
    zh: '讴歌',
    en: 'Acura',
    initial: 'O',
    country: 'JP',
    style: 'honda',
    concern: 'honda',
    tier: 'premium',
    families: [
      ['CDX', 'CDX', 'acura suv FA', '16-22 FIT3A ho15t ho20h'],
      ['RDX', 'RDX', 'acura suv A', '18-22 TC1 ho20h'],
      ['TLX-L', 'TLX-L', 'acura sedan F', '17-22 UB ho24w'],
    ],
  },
  {
    zh: '欧尚',
    en: 'Oshan',
    initial: 'O',
    country: 'CN',
    style: 'plain',
    concern: 'changan',
    tier: 'domestic',
    families: [
      ['X5', 'X5', 'changan suv F', '20- MPAO ca15b'],
      ['X7 PLUS', 'X7 PLUS', 'changan suv F', '21- MPAO ca15b cap'],
      ['科赛', 'Coscaion', 'changan mpv F', '17-21 F202 ca15t'],
    ],
  },
];
