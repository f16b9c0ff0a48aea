import type { Language } from '../codes.ts';

type Labels = Readonly<Record<string, string>>;

/** What the codes of a vehicle's facts mean. Codes that suppliers add are shown as they are. */
const labels: Readonly<Record<Language, Readonly<Record<'gearboxType' | 'drivenType' | 'cfgLevel', Labels>>>> = {
  'zh-CN': {
    gearboxType: { MT: '手动', AT: '自动', DCT: '双离合', CVT: '无级', AMT: 'AMT', EV: '单速' },
    drivenType: { FWD: '前驱', RWD: '后驱', AWD: '四驱' },
    cfgLevel: {
      entry: '标准型',
      comfort: '舒适型',
      luxury: '豪华型',
      premium: '尊贵型',
      flagship: '旗舰型',
      sport: '运动型',
      standard: '标准版',
      elite: '精英版',
      leader: '领航版',
    },
  },
  en: {
    gearboxType: { MT: 'manual', AT: 'automatic', DCT: 'DCT', CVT: 'CVT', AMT: 'AMT', EV: 'single-speed' },
    drivenType: { FWD: 'front-wheel drive', RWD: 'rear-wheel drive', AWD: 'all-wheel drive' },
    cfgLevel: {
      entry: 'Entry',
      comfort: 'Comfort',
      luxury: 'Luxury',
      premium: 'Premium',
      flagship: 'Flagship',
      sport: 'Sport',
      standard: 'Standard',
      elite: 'Elite',
      leader: 'Leader',
    },
  },
};

/** The label of a code; the code itself if it has none. */
export function factLabel(
  fact: { field: 'gearboxType' | 'drivenType' | 'cfgLevel'; code: string },
  language: Language,
): string {
  return labels[language][fact.field][fact.code] ?? fact.code;
}
