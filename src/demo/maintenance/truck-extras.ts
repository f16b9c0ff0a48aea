import type { ProjectRule } from './project-rule.ts';

/** Optional projects for trucks. */
export const truckExtras: readonly ProjectRule[] = [
  {
    item: 'battery',
    zh: '更换蓄电池（成对）',
    en: 'Replace the batteries, as a pair',
    operate: 'replace',
    parts: ['T3703001'],
    hours: 0.5,
  },
  {
    item: 'brakePads',
    zh: '更换制动蹄片',
    en: 'Replace the brake linings',
    operate: 'replace',
    parts: ['T3501001'],
    hours: 5,
  },
  {
    item: 'hubGrease',
    zh: '更换轮毂轴承',
    en: 'Replace the wheel bearings',
    operate: 'replace',
    parts: ['T3103002', 'T3103003'],
    hours: 6,
    fluid: () => ['hubGrease', 4.5],
  },
  {
    item: 'cleaningServices',
    zh: '清洗散热器和中冷器外部',
    en: 'Clean the radiator and charge air cooler',
    operate: 'clean',
    hours: 1,
  },
  {
    item: 'adBlue',
    zh: '清洗尿素喷嘴',
    en: 'Clean the AdBlue injector',
    operate: 'clean',
    hours: 1.2,
    when: ({ parts }) => parts.has('T1205003'),
  },
  { item: 'tyre', zh: '四轮定位', en: 'Align the wheels', operate: 'adjust', hours: 2 },
];
