import type { BrandLine } from '../brand-line.ts';

export const brandsG: readonly BrandLine[] = [
  {
    zh: '广汽传祺',
    en: 'GAC Trumpchi',
    initial: 'G',
    country: 'CN',
    style: 'plain',
    concern: 'gac',
    tier: 'domestic',
    families: [
      ['GS3', 'GS3', 'gacmc suv F', '17- GPMA1 ga13t ga15t'],
      ['GS4', 'GS4', 'gacmc suv F', '15-19 A7 ga13t ga15t; 20- GPMA1 ga15t'],
      ['GS5', 'GS5', 'gacmc suv FA', '12-17 A6 ga18t; 18- GPMA2 ga15t ga18t'],
      ['GS8', 'GS8', 'gacmc suv FA', '16-21 A8 ga20t; 22- GPMA2 ga20t gah'],
      ['GM8', 'M8', 'gacmc mpv F', '17- A8M ga20t gah'],
      ['GA6', 'GA6', 'gacmc sedan F', '14-18 A6 ga15t ga18t; 19-22 GPMA2 ga15t'],
      ['影豹', 'Empow', 'gacmc sedan F', '21- GPMA1 ga15t gah'],
      ['GE3', 'GE3', 'gacmc suv F', '17-20 GEP1 gaev'],
    ],
  },
];
