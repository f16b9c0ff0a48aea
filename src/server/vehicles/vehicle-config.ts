import type { Language } from '../../contract/codes.ts';
import type { VehicleConfig, VehicleType } from '../../contract/vehicles/schemas.ts';
import type { CatalogueRead, Database } from '../platform/db/database.ts';
import { Refusal } from '../platform/errors.ts';
import { toVehicle, type VehicleRow, vehicleColumns, vehicleJoins } from './vehicle-row.ts';

type ConfigRow = VehicleRow & {
  powerKw: number | null;
  seats: number | null;
  emission: string;
  producedFrom: string | null;
  producedTo: string | null;
  engineModel: string;
  platform: string;
  options: string[];
  /** Besides the first. */
  moreAnnouncements: string[];
  supplied: SuppliedLine[];
};

/** A line of the supplier; the English texts are '' if only Chinese is known. */
type SuppliedLine = Record<'itemZh' | 'itemEn' | 'valueZh' | 'valueEn', string>;

const configById: CatalogueRead<ConfigRow> = {
  name: 'vehicle-config',
  reads: 'catalogue',
  text: `select ${vehicleColumns}, v.power_kw as "powerKw", v.seats, v.emission, v.produced_from as "producedFrom",
    v.produced_to as "producedTo", g.engine_model as "engineModel", g.platform, v.options,
    array(
      select a.announcement from vehicle_announcement a
      where a.vehicle_id = v.vehicle_id and a.announcement_key is distinct from v.announcement_key
      order by a.announcement_key
    ) as "moreAnnouncements",
    coalesce((
      select jsonb_agg(jsonb_build_object(
        'itemZh', c.item_zh, 'itemEn', c.item_en, 'valueZh', c.value_zh, 'valueEn', c.value_en
      ) order by c.ord, c.item_zh)
      from vehicle_configuration c
      where c.vehicle_id = v.vehicle_id
    ), '[]') as supplied
  from vehicle v ${vehicleJoins}
  where v.vehicle_id = $1`,
};

interface ConfigQuery {
  vehicleId: number;
  vehicleClass: VehicleType;
  language: Language;
}

/**
 * The configuration of one vehicle of one class.
 * @throws Refusal 100100 if the vehicle is not in the catalogue, 200500 if it is of the other class
 */
export async function getConfig(
  db: Database,
  { vehicleId, vehicleClass, language }: ConfigQuery,
): Promise<VehicleConfig> {
  const [row] = await db.catalogue.run(configById, [vehicleId]);
  if (row === undefined) throw new Refusal('100100');
  if (row.vehicleClass !== vehicleClass) throw new Refusal('200500');
  return {
    vehicle: toVehicle(row, language),
    config: [...configLines(row, language), ...suppliedLines(row, language)],
    producedFrom: row.producedFrom,
    producedTo: row.producedTo,
  };
}

/** The lines in display order. Values are codes and numbers; unknown ones are left out. */
function configLines(row: ConfigRow, language: Language): VehicleConfig['config'] {
  const lines: readonly (readonly [key: string, value: string | null])[] = [
    ['maker', language === 'en' ? row.makerEn : row.makerZh],
    ['yearPattern', String(row.yearPattern)],
    ['cfgLevel', row.cfgLevel],
    ['body', row.body],
    ['seats', numberText(row.seats)],
    ['displacement', row.displacement],
    ['fuel', row.fuel],
    ['engineModel', row.engineModel],
    ['powerKw', numberText(row.powerKw)],
    ['emission', row.emission],
    ['gearboxType', row.gearboxType],
    ['drivenType', row.drivenType],
    ['platform', row.platform],
    ['announcement', [...(row.announcement === null ? [] : [row.announcement]), ...row.moreAnnouncements].join(' / ')],
    ['factoryCode', row.factoryCode],
    ['options', row.options.join(' ')],
    ['produced', producedSpan(row)],
  ];
  return lines.flatMap(([key, value]) => (value === null || value === '' ? [] : [{ key, value }]));
}

/** The supplier's lines in their order; a text without English stays Chinese. */
function suppliedLines({ supplied }: ConfigRow, language: Language): VehicleConfig['config'] {
  const isEnglish = language === 'en';
  return supplied.map(({ itemZh, itemEn, valueZh, valueEn }, index) => ({
    key: `supplied${index + 1}`,
    label: (isEnglish && itemEn) || itemZh,
    value: (isEnglish && valueEn) || valueZh,
  }));
}

function numberText(value: number | null): string | null {
  return value === null ? null : String(value);
}

/** An ISO 8601 interval with two dots for an end that is unknown or, of the last day, not reached; null if both are. */
function producedSpan({ producedFrom, producedTo }: Pick<ConfigRow, 'producedFrom' | 'producedTo'>): string | null {
  if (producedFrom === null && producedTo === null) return null;
  return `${producedFrom ?? '..'}/${producedTo ?? '..'}`;
}
