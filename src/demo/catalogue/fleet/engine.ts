import { americanEngines } from './engines/america.ts';
import { asianEngines } from './engines/asia.ts';
import { chineseEngines } from './engines/china.ts';
import { europeanEngines } from './engines/europe.ts';
import { truckEngines } from './engines/truck.ts';

export interface Engine {
  /** The maker's concern: engine parts are shared inside it. */
  readonly concern: string;
  readonly family: string;
  readonly model: string;
  readonly displacement: string;
  /** petrol, diesel, hybrid, phev, ev, cng or lng. */
  readonly fuel: string;
  readonly powerKw: number;
  readonly gearboxes: readonly string[];
  /** belt, chain, direct. */
  readonly traits: ReadonlySet<string>;
  readonly isTruck: boolean;
}

const lines: ReadonlyMap<string, string> = new Map(
  [europeanEngines, asianEngines, americanEngines, chineseEngines, truckEngines].flatMap((list) =>
    Object.entries<string>(list),
  ),
);

/** The engine of that name. @throws if there is none */
export function getEngine(name: string): Engine {
  const line = lines.get(name);
  if (line === undefined) throw new Error(`no engine ${name}`);
  const [concern = '', family = '', model = '', displacement = '', fuel = '', power = '', gears = '', traits = ''] =
    line.split(' ');
  return {
    concern,
    family,
    model,
    displacement,
    fuel,
    powerKw: Number(power),
    gearboxes: gears.split(','),
    traits: new Set(traits.split(',')),
    isTruck: name in truckEngines,
  };
}
