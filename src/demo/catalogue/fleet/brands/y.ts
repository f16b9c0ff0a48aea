import type { BrandLine } from '../brand-line.ts';

export const brandsY: readonly BrandLine[] = [
  {
    zh: '英菲尼迪',
    en: 'Infiniti',
    initial: 'Y',
    country: 'JP',
    style: 'five-five',
    concern: 'nissan',
    tier: 'premium',
    families: [
      ['Q50L', 'Q50L', 'dfi sedan R', '15-23 V37 in20t'],
      ['QX50', 'QX50', 'dfi suv FA', '15-17 J50 ni25v; 18- P71 ni20t'],
      ['QX60', 'QX60', 'infiniti suv FA', '14-21 L50 in35v ni25'],
      ['Q70L', 'Q70L', 'infiniti sedan R', '13-20 Y51 ni25v in35v'],
      ['ESQ', 'ESQ', 'infiniti suv F', '14-17 F15 ni16'],
    ],
  },
  {
    zh: '宇通',
    en: 'Yutong',
    initial: 'Y',
    country: 'CN',
    style: 'plain',
    concern: 'yutong',
    tier: 'truck',
    families: [
      ['ZK6120', 'ZK6120', 'yutong bus 4x2', '10-20 ZK12 wp10 yc6l; 21- ZK12H wp10h'],
      ['ZK6850', 'ZK6850', 'yutong bus 4x2', '11- ZK85 yc4s isb45'],
      ['ZK6105', 'ZK6105', 'yutong bus 4x2', '14- ZK10 yc6g buev'],
      ['ZK6122H9', 'ZK6122H9', 'yutong bus 4x2', '14- ZK122 yc6l wp10'],
      ['E12', 'E12', 'yutong bus 4x2', '16- ZKE12 buev'],
    ],
  },
  {
    zh: '一汽',
    en: 'FAW',
    initial: 'Y',
    country: 'CN',
    style: 'plain',
    concern: 'faw',
    tier: 'domestic',
    families: [
      ['威志', 'Vizi', 'fawcar sedan F', '06-13 T012 hq16'],
      ['森雅S80', 'Senia S80', 'fawcar mpv F', '09-17 S80 hq16'],
      ['骏派D60', 'Junpai D60', 'fawcar suv F', '14-19 T086 hq15t hq16'],
    ],
  },
  {
    zh: '跃进',
    en: 'Yuejin',
    initial: 'Y',
    country: 'CN',
    style: 'plain',
    concern: 'saic',
    tier: 'truck',
    families: [
      ['小福星S50', 'Xiaofuxing S50', 'maxus cargo 4x2', '14- YJS50 d19 d25'],
      ['超越C500', 'Chaoyue C500', 'maxus cargo 4x2', '15- YJC500 isf28 yc4s'],
    ],
  },
];
