import { YEAR_CODES } from '../../../contract/vehicles/model-year.ts';
import { openSqlite } from './sqlite-tables.ts';
import { type DecodedKeys, decodeSchema, type Pattern } from './vin-patterns.ts';

/** The elements of vPIC that are read. */
const ELEMENT = { body: 5, cylinders: 9, litres: 13, engine: 18, fuel: 24, weight: 25, model: 28 } as const;
/** What tells vehicles of a model apart, the most important first. */
const DETAILS = [ELEMENT.litres, ELEMENT.cylinders, ELEMENT.fuel, ELEMENT.engine, ELEMENT.body];
const READ: ReadonlySet<number> = new Set([...DETAILS, ELEMENT.weight, ELEMENT.model]);

/** Older model years share the year's character with those of thirty years later. */
const FIRST_YEAR = 2000;
/** The first year of YEAR_CODES. */
const FIRST_CODE_YEAR = 1980;

/** Passenger cars, trucks and multipurpose vehicles. */
const VEHICLE_TYPES = new Set([2, 3, 7]);
/** The least gross weight of class 4; pickups and vans are lighter. */
const HEAVY_LB = 14_001;

const FUELS: Readonly<Record<string, string>> = {
  ...{ Gasoline: '汽油', Diesel: '柴油', Electric: '纯电动', 'Flexible Fuel Vehicle (FFV)': '汽油' },
  ...{ 'Compressed Natural Gas (CNG)': 'CNG', 'Fuel Cell': '氢', 'Compressed Hydrogen/Hydrogen': '氢' },
};
const BODIES: readonly (readonly [RegExp, string])[] = [
  [/^Sedan/, '三厢'],
  [/^Hatchback/, '两厢'],
  [/^(Sport Utility|Crossover)/, 'SUV'],
  [/^(Minivan|Van)/, 'MPV'],
  [/^Pickup/, '皮卡'],
  [/^Coupe/, '双门轿跑'],
  [/^Convertible/, '敞篷'],
  [/^Wagon/, '旅行车'],
];

export type CatalogueRow = Readonly<Record<string, string | number>>;
export type VpicCatalogue = Readonly<
  Record<'brands' | 'families' | 'groups' | 'vehicles' | 'vin-rules', CatalogueRow[]>
>;

interface Wmi {
  wmi: string;
}

/**
 * The vehicles of NHTSA's vPIC and the rules of their VINs, in the format of catalogue data: makes, models, one group a
 * model and engine, one vehicle a model year. Motorcycles, trailers, buses, trucks above
 * class 3, makers of fewer than 500 vehicles a year (whose VINs
 * name them after the first eight characters) and model years before 2000 are left out.
 * @throws Error if the file is not vPIC's database
 */
export function vpicCatalogue(file: Buffer): VpicCatalogue {
  const table = openSqlite(file);
  const names = (name: string) => new Map([...table(name)].map(({ Id, Name }) => [String(Id), String(Name)]));
  const wmis = new Map<number, Wmi>();
  for (const { Id, Wmi: wmi, VehicleTypeId } of table('Wmi')) {
    const isWanted = String(wmi).length === 3 && VEHICLE_TYPES.has(Number(VehicleTypeId));
    if (isWanted) wmis.set(Number(Id), { wmi: String(wmi) });
  }
  const uses = [...table('Wmi_VinSchema')].flatMap(({ WmiId, VinSchemaId, YearFrom, YearTo }) => {
    const wmi = wmis.get(Number(WmiId));
    const from = Number(YearFrom);
    return wmi === undefined ? [] : [{ ...wmi, schema: Number(VinSchemaId), from, to: YearTo }];
  });
  const newest = uses.reduce((year, { from }) => Math.max(year, from), 0);
  const catalogue = collectCatalogue({
    models: names('Model'),
    makes: names('Make'),
    makeOfModel: new Map([...table('Make_Model')].map(({ ModelId, MakeId }) => [String(ModelId), String(MakeId)])),
    ...{ fuels: names('FuelType'), bodies: names('BodyStyle') },
  });
  const heavy = [...table('GrossVehicleWeightRating')].filter(
    ({ MinRangeWeight }) => Number(MinRangeWeight) >= HEAVY_LB,
  );
  const schemas = readSchemas(table, {
    wanted: new Set(uses.map(({ schema }) => schema)),
    heavy: new Set(heavy.map(({ Id }) => String(Id))),
  });
  for (const { schema, wmi, from, to } of uses) {
    const rules = schemas(schema);
    const last = Math.min(to === null ? newest : Number(to), FIRST_YEAR + YEAR_CODES.length - 1);
    for (let year = Math.max(from, FIRST_YEAR); year <= last; year++) catalogue.add({ wmi, year }, rules);
  }
  return catalogue.rows();
}

/** The rules of a schema, made when they are asked for. */
function readSchemas(
  table: ReturnType<typeof openSqlite>,
  { wanted, heavy }: { wanted: ReadonlySet<number>; heavy: ReadonlySet<string> },
) {
  const elements = {
    ...{ model: ELEMENT.model, details: DETAILS },
    excluded: { element: ELEMENT.weight, values: heavy },
  };
  const patterns = new Map<number, Pattern[]>();
  for (const { VinSchemaId, Keys, ElementId, AttributeId } of table('Pattern')) {
    const element = Number(ElementId);
    const schema = Number(VinSchemaId);
    if (!READ.has(element) || !wanted.has(schema)) continue;
    const pattern = { keys: String(Keys), element, value: String(AttributeId) };
    const former = patterns.get(schema);
    if (former === undefined) patterns.set(schema, [pattern]);
    else former.push(pattern);
  }
  const decoded = new Map<number, DecodedKeys[]>();
  return (schema: number): readonly DecodedKeys[] => {
    const rules = decoded.get(schema) ?? decodeSchema(patterns.get(schema) ?? [], elements);
    decoded.set(schema, rules);
    return rules;
  };
}

interface Names {
  models: ReadonlyMap<string, string>;
  makes: ReadonlyMap<string, string>;
  makeOfModel: ReadonlyMap<string, string>;
  fuels: ReadonlyMap<string, string>;
  bodies: ReadonlyMap<string, string>;
}

interface Use {
  wmi: string;
  year: number;
}

function collectCatalogue(names: Names) {
  const brands = new Map<string, CatalogueRow>();
  const families = new Map<string, CatalogueRow>();
  const groups = new Map<string, { row: CatalogueRow; from: number; to: number }>();
  const vehicles = new Map<string, CatalogueRow>();
  const rules = new Map<string, CatalogueRow>();
  const describe = vehicleDescriber(names);

  const addRule = ({ wmi, year }: Use, { keys, model, values }: DecodedKeys) => {
    const make = names.makeOfModel.get(model);
    if (make === undefined) return;
    const { family, engine, body } = describe({ model, values });
    const brand = (names.makes.get(make) ?? '').toUpperCase();
    const groupId = [model, ...engine.signature].join('-');
    const vehicleId = [groupId, year, body].join('-');
    brands.set(brand, { id: brand, name: titleCase(brand) });
    families.set(model, {
      ...{ id: model, brand, name: `${family}（北美）`, nameEn: `${family} (North America)` },
      maker: titleCase(brand),
    });
    const name = [titleCase(brand), family, engine.name].join(' ').trim();
    const group = groups.get(groupId);
    groups.set(groupId, {
      row: { id: groupId, family: model, name, displacement: engine.litres, fuel: engine.fuel, engine: engine.model },
      from: Math.min(group?.from ?? year, year),
      to: Math.max(group?.to ?? year, year),
    });
    vehicles.set(vehicleId, { id: vehicleId, group: groupId, name: `${name} ${year}`, year, body });
    const rule = {
      prefix: wmi + keys,
      yearCode: YEAR_CODES.charAt((year - FIRST_CODE_YEAR) % YEAR_CODES.length),
      vehicle: vehicleId,
    };
    rules.set(Object.values(rule).join(' '), rule);
  };

  return {
    add: (use: Use, decoded: readonly DecodedKeys[]) => {
      for (const rule of decoded) addRule(use, rule);
    },
    rows: (): VpicCatalogue => ({
      ...{ brands: [...brands.values()], families: [...families.values()] },
      groups: [...groups.values()].map(({ row, from, to }) => ({ ...row, yearFrom: from, yearTo: to })),
      ...{ vehicles: [...vehicles.values()], 'vin-rules': [...rules.values()] },
    }),
  };
}

function vehicleDescriber({ models, fuels, bodies }: Names) {
  return ({ model, values }: Pick<DecodedKeys, 'model' | 'values'>) => {
    const value = (element: number) => values.get(element) ?? '';
    const fuelName = fuels.get(value(ELEMENT.fuel)) ?? '';
    const bodyName = bodies.get(value(ELEMENT.body)) ?? '';
    const litres = Number.parseFloat(value(ELEMENT.litres));
    const displacement = litres > 0 ? `${litres.toFixed(1)}L` : '';
    const cylinders = value(ELEMENT.cylinders);
    const engine = value(ELEMENT.engine).normalize('NFKC').replace(/\s+/g, ' ').trim().slice(0, 60);
    return {
      family: models.get(model) ?? '',
      body: BODIES.find(([pattern]) => pattern.test(bodyName))?.[1] ?? '',
      engine: {
        litres: displacement,
        fuel: FUELS[fuelName] ?? fuelName,
        model: engine,
        name: [displacement, cylinders === '' ? '' : `${cylinders} cyl.`, engine]
          .filter((text) => text !== '')
          .join(' '),
        signature: [displacement, cylinders, FUELS[fuelName] ?? fuelName, engine],
      },
    };
  };
}

/** Makes are in capitals; short ones, such as BMW and GMC, stay so. */
function titleCase(make: string): string {
  return make.replace(/[\p{L}']+/gu, (word) =>
    word.length <= 3 ? word : word.charAt(0) + word.slice(1).toLowerCase(),
  );
}
