import type { BrandLine } from '../brand-line.ts';

export const brandsA: readonly BrandLine[] = [
  {
    zh: '奥迪',
    en: 'Audi',
    initial: 'A',
    country: 'DE',
    style: 'vw',
    concern: 'vw',
    tier: 'premium',
    families: [
      ['A3', 'A3', 'favw hatchback F', '14-19 MQB vw14t vw18t; 20- MQB37 vw14t vw15t'],
      ['A4L', 'A4L', 'favw sedan FA', '08-15 MLB vw18t vw20l; 16- MLBevo vw14t vw20l vw20t'],
      [
        'A6L',
        'A6L',
        'favw sedan FA',
        '05-11 C6 vw20l vw25v; 12-18 C7 vw18t vw20l vw25v vw30t; 19- MLBevo vw20l vw20t vw30t',
      ],
      ['Q3', 'Q3', 'favw suv FA', '13-18 PQ35 vw14t vw20l; 19- MQB37 vw14t vw20l vw20t'],
      ['Q5L', 'Q5L', 'favw suv A', '10-17 MLB vw20l vw20t; 18- MLBevo vw20l vw20t'],
      ['Q2L', 'Q2L', 'favw suv F', '18- MQB vw14t vw12t'],
      ['Q4 e-tron', 'Q4 e-tron', 'favw suv RA', '22- MEB vwev au40ev'],
      ['A8L', 'A8L', 'audi sedan A', '11-17 D4 vw30t; 18- MLBevo2 vw30t'],
      ['Q7', 'Q7', 'audi suv A', '07-15 PL71 vw30t; 16- MLBevo2 vw20t vw30t'],
      ['A5', 'A5 Sportback', 'audi hatchback FA', '10-16 MLB vw20l vw20t; 17- MLBevo vw20l vw20t'],
      ['Q5 e-tron', 'Q5 e-tron', 'svw suv RA', '22- MEB vwev au40ev'],
    ],
  },
  {
    zh: '阿尔法·罗密欧',
    en: 'Alfa Romeo',
    initial: 'A',
    country: 'IT',
    style: 'plain',
    concern: 'fca',
    tier: 'premium',
    families: [
      ['朱丽叶', 'Giulia', 'jeep sedan RA', '17- Giorgio jp20t'],
      ['斯坦维', 'Stelvio', 'jeep suv A', '17- Giorgio jp20t'],
    ],
  },
  {
    zh: '埃安',
    en: 'Aion',
    initial: 'A',
    country: 'CN',
    style: 'plain',
    concern: 'gac',
    tier: 'domestic',
    families: [
      ['AION S', 'AION S', 'gacaion sedan F', '19- GEP2 gaev'],
      ['AION Y', 'AION Y', 'gacaion suv F', '21- GEP3 gaev'],
      ['AION V', 'AION V', 'gacaion suv F', '20- GEP2 gaev'],
    ],
  },
];
