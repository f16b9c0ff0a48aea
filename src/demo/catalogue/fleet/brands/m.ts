import type { BrandLine } from '../brand-line.ts';

export const brandsM: readonly BrandLine[] = [
  {
    zh: '马自达',
    en: 'Mazda',
    initial: 'M',
    country: 'JP',
    style: 'plain',
    concern: 'mazda',
    tier: 'foreign',
    families: [
      ['马自达6', 'Mazda6', 'fawcar sedan F', '03-15 GG ma20o ma23'],
      ['睿翼', 'Ruiyi', 'fawcar sedan F', '09-15 GH ma20o ma25'],
      ['阿特兹', 'Atenza', 'fawcar sedan F', '14-22 GJ ma20 ma25'],
      ['马自达3', 'Mazda3', 'cam sedan F', '06-12 BK ma16 ma20o; 11-13 BL ma16 ma20o'],
      ['昂克赛拉', 'Axela', 'cam sedan F', '14-19 BM ma15 ma20; 20- BP ma15 ma20'],
      ['CX-5', 'CX-5', 'cam suv FA', '13-16 KE ma20 ma25; 17- KF ma20 ma25'],
      ['CX-4', 'CX-4', 'fawcar suv FA', '16-22 DJ ma20 ma25'],
      ['CX-30', 'CX-30', 'cam suv F', '20- BP ma20'],
    ],
  },
  {
    zh: '名爵',
    en: 'MG',
    initial: 'M',
    country: 'CN',
    style: 'plain',
    concern: 'saic',
    tier: 'domestic',
    families: [
      ['MG3', 'MG3', 'saic hatchback F', '11-17 ZP sa15'],
      ['MG5', 'MG5', 'saic sedan F', '12-18 AP12 sa15; 20- SSA sa15 sa15t'],
      ['MG6', 'MG6', 'saic sedan F', '10-16 IP2X sa18 sa18t; 17- SSA sa15t sa10t'],
      ['MG HS', 'MG HS', 'saic suv F', '18- SSA sa15t sa20t'],
      ['MG ZS', 'MG ZS', 'saic suv F', '17- ZSP sa15 sa13t'],
      ['MG4', 'MG4', 'saic hatchback R', '22- MSP saev'],
    ],
  },
  {
    zh: 'MINI',
    en: 'MINI',
    initial: 'M',
    country: 'GB',
    style: 'bmw',
    concern: 'bmw',
    tier: 'premium',
    families: [
      ['COOPER', 'Cooper', 'mini hatchback F', '07-13 R56 mn16n; 14- UKL bm15t bm20l'],
      ['COUNTRYMAN', 'Countryman', 'mini suv FA', '11-16 R60 mn16n; 17- UKL bm15t bm20l'],
      ['CLUBMAN', 'Clubman', 'mini hatchback F', '16- UKL bm15t bm20l'],
    ],
  },
];
