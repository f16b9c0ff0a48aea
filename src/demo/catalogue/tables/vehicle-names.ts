import type { Group } from '../fleet/fleet.ts';
import type { Vehicle } from '../plan/vehicle.ts';

/** A name in both languages. */
export interface Names {
  readonly zh: string;
  readonly en: string;
}

const GEARBOXES: Readonly<Record<string, Names>> = {
  MT: { zh: '手动', en: 'manual' },
  AT: { zh: '自动', en: 'automatic' },
  DCT: { zh: '双离合', en: 'DCT' },
  CVT: { zh: 'CVT', en: 'CVT' },
  AMT: { zh: 'AMT', en: 'AMT' },
  EV: { zh: '', en: '' },
};
const LEVELS: Readonly<Record<string, Names>> = {
  entry: { zh: '标准型', en: 'Entry' },
  comfort: { zh: '舒适型', en: 'Comfort' },
  luxury: { zh: '豪华型', en: 'Luxury' },
  premium: { zh: '尊贵型', en: 'Premium' },
  flagship: { zh: '旗舰型', en: 'Flagship' },
  sport: { zh: '运动型', en: 'Sport' },
  standard: { zh: '标准版', en: 'Standard' },
  elite: { zh: '精英版', en: 'Elite' },
  leader: { zh: '领航版', en: 'Leader' },
};
const FUELS: Readonly<Record<string, Names>> = {
  ev: { zh: '纯电动', en: 'electric' },
  phev: { zh: '插电混动', en: 'plug-in hybrid' },
  hybrid: { zh: '混动', en: 'hybrid' },
  lng: { zh: 'LNG', en: 'LNG' },
  cng: { zh: 'CNG', en: 'CNG' },
  diesel: { zh: '柴油', en: 'diesel' },
};
const NOTHING: Names = { zh: '', en: '' };
const HORSEPOWER_PER_KW = 1.36;

/** Such as 朗逸 1.4T (2018–). */
export function groupName({ family, engine, yearFrom, yearTo }: Group): Names {
  const years = `(${yearFrom}–${yearTo ?? ''})`;
  const power = powerOf(engine.displacement, engine.fuel);
  return { zh: `${family.zh} ${power.zh} ${years}`, en: `${family.en} ${power.en} ${years}` };
}

/** Such as 2019款 1.4T 双离合 舒适型; trucks state horsepower and drive. */
export function vehicleName({ group, modelYear, gearbox, drive, cfg, powerKw }: Vehicle): Names {
  const { engine, family } = group;
  const power = powerOf(engine.displacement, engine.fuel);
  const gear = GEARBOXES[gearbox] ?? NOTHING;
  const level = LEVELS[cfg] ?? NOTHING;
  if (family.vehicleClass === 'B') {
    const horsepower = Math.round((powerKw * HORSEPOWER_PER_KW) / 5) * 5;
    return {
      zh: joinWords([`${modelYear}款`, `${horsepower}马力`, drive, power.zh, gear.zh, level.zh]),
      en: joinWords([`${modelYear}`, `${horsepower} hp`, drive, power.en, gear.en, level.en]),
    };
  }
  const isAllWheel = drive === 'AWD' && family.drives.length > 1;
  return {
    zh: joinWords([`${modelYear}款`, power.zh, gear.zh, isAllWheel ? '四驱' : '', level.zh]),
    en: joinWords([`${modelYear}`, power.en, gear.en, isAllWheel ? 'AWD' : '', level.en]),
  };
}

function powerOf(displacement: string, fuel: string): Names {
  const names = FUELS[fuel] ?? NOTHING;
  if (fuel === 'ev') return names;
  return { zh: joinWords([displacement, names.zh]), en: joinWords([displacement, names.en]) };
}

function joinWords(words: readonly string[]): string {
  return words.filter((word) => word !== '').join(' ');
}
