import type { BrandLine } from '../brand-line.ts';

export const brandsT: readonly BrandLine[] = [
  {
    zh: '特斯拉',
    en: 'Tesla',
    initial: 'T',
    country: 'US',
    style: 'plain',
    concern: 'tesla',
    tier: 'premium',
    families: [
      ['Model 3', 'Model 3', 'teslash sedan RA', '20- M3 te3d te3p'],
      ['Model Y', 'Model Y', 'teslash suv RA', '21- MY te3d te3p'],
      ['Model S', 'Model S', 'tesla sedan A', '14- MS tesx'],
      ['Model X', 'Model X', 'tesla suv A', '16- MX tesx'],
    ],
  },
  {
    zh: '腾势',
    en: 'Denza',
    initial: 'T',
    country: 'CN',
    style: 'plain',
    concern: 'byd',
    tier: 'premium',
    families: [
      ['D9', 'D9', 'denza mpv FA', '22- DMP bydmt byevh'],
      ['N7', 'N7', 'denza suv RA', '23- E30P byevh'],
    ],
  },
  {
    zh: '坦克',
    en: 'Tank',
    initial: 'T',
    country: 'CN',
    style: 'plain',
    concern: 'greatwall',
    tier: 'domestic',
    families: [
      ['300', '300', 'gwm suv A', '20- TANK gw20t'],
      ['500', '500', 'gwm suv A', '22- TANK5 gw30 gwp'],
      ['400', '400', 'gwm suv A', '23- TANK gwp'],
    ],
  },
];
