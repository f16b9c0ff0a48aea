import type { Language } from '../../../contract/codes.ts';
import type { HomeBrand, HomePage } from '../../../contract/site/schemas.ts';
import type { CatalogueRead, Database } from '../../platform/db/database.ts';

/** Tables larger than this are not counted but estimated from the planner's statistics. */
const COUNTED_ROWS_MAX = 500_000;

const sizeOf = (table: string) => `(select case when reltuples > ${COUNTED_ROWS_MAX} then reltuples::bigint
    else (select count(*) from ${table}) end::integer from pg_class where oid = '${table}'::regclass)`;

const figures: CatalogueRead<NonNullable<HomePage['figures']>> = {
  name: 'home-figures',
  reads: 'catalogue',
  text: `select (select count(*) from vehicle)::integer as vehicles, (select count(*) from brand)::integer as brands,
    ${sizeOf('fit')} as rows, ${sizeOf('part')} + ${sizeOf('aft_part')} as numbers`,
};

const brands: CatalogueRead<HomeBrand> = {
  name: 'home-brands',
  reads: 'catalogue',
  text: `select * from (
    select b.brand_id as "brandId", case when $1 then b.name_en else b.name_zh end as "brandName", b.initial,
      f.vehicle_class as "vehicleTypeCode", count(*)::integer as "vehicleNum",
      row_number() over (partition by f.vehicle_class order by count(*) desc, b.brand_id) as place
    from brand b join family f on f.brand_id = b.brand_id
      join vehicle_group g on g.family_id = f.family_id join vehicle v on v.group_id = g.group_id
    group by b.brand_id, f.vehicle_class
  ) ranked where place <= $2 order by "vehicleTypeCode" desc, place`,
};

const BRANDS_PER_CLASS = 12;

/** The size of the catalogue; null while it is empty. */
export async function readFigures({ catalogue }: Database): Promise<HomePage['figures']> {
  const [found] = await catalogue.run(figures, []);
  return found === undefined || found.vehicles === 0 ? null : found;
}

/** The brands with the most vehicles of each class, passenger first. */
export async function listBrands({ catalogue }: Database, language: Language): Promise<HomeBrand[]> {
  const rows = await catalogue.run(brands, [language === 'en', BRANDS_PER_CLASS]);
  return rows.map(({ brandId, brandName, initial, vehicleTypeCode, vehicleNum }) => ({
    brandId,
    brandName,
    initial,
    vehicleTypeCode,
    vehicleNum,
  }));
}
