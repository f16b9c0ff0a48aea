import type { BrandLine } from '../brand-line.ts';

export const brandsK: readonly BrandLine[] = [
  {
    zh: '凯迪拉克',
    en: 'Cadillac',
    initial: 'K',
    country: 'US',
    style: 'plain',
    concern: 'gm',
    tier: 'premium',
    families: [
      ['CT5', 'CT5', 'sgm sedan R', '19- A2XL gm20n'],
      ['CT4', 'CT4', 'sgm sedan R', '20- A2XL gm20n'],
      ['XT5', 'XT5', 'sgm suv FA', '16- C1XX gm20t gm20n'],
      ['XT4', 'XT4', 'sgm suv FA', '18- E2XX gm20n'],
      ['XT6', 'XT6', 'sgm suv FA', '19- C1XX gm20n'],
      ['ATS-L', 'ATS-L', 'sgm sedan R', '14-19 ALPHA gm20t'],
      ['XTS', 'XTS', 'sgm sedan F', '13-19 EPSILON2 gm20t gm36v'],
      ['SLS赛威', 'SLS', 'sgm sedan R', '07-12 SIGMA gm30v gm36v'],
      ['锐歌', 'Lyriq', 'sgm suv RA', '22- BEV3 gmev'],
    ],
  },
  {
    zh: '开瑞',
    en: 'Karry',
    initial: 'K',
    country: 'CN',
    style: 'plain',
    concern: 'chery',
    tier: 'domestic',
    families: [
      ['优优', 'Youyou', 'chery van R', '09-19 Q22 ch11 ch15'],
      ['优劲', 'Youjin', 'chery van R', '15- Q22L ch15 chev'],
    ],
  },
];
