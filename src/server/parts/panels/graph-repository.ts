import type { Language } from '../../../contract/codes.ts';
import type { PartClass } from '../../../contract/prices/schemas.ts';
import type { CatalogueRead, Database } from '../../platform/db/database.ts';
import { named } from '../part-columns.ts';

export interface MadeBeside {
  oeId: number;
  aftBrandName: string;
  number: string;
  partClass: PartClass;
}

export interface FittedFamily {
  oeId: number;
  familyId: number;
  familyName: string;
  brandName: string;
}

/** The data of the graph besides replacements. */
export interface GraphRepository {
  /** Aftermarket numbers that replace any of the numbers. */
  listMadeBeside(oeIds: readonly number[], language: Language): Promise<MadeBeside[]>;
  /** Families with a vehicle that uses any of the numbers; empty for standard hardware. */
  listFamilies(oeIds: readonly number[], language: Language): Promise<FittedFamily[]>;
}

const madeBeside: CatalogueRead<MadeBeside> = {
  name: 'graph-aftermarket',
  reads: 'catalogue',
  text: `
    select ap.oe_id as "oeId", ${named('ab')} as "aftBrandName", ap.number, ap.part_class as "partClass"
    from aft_part ap
    join aft_brand ab on ab.aft_brand_id = ap.aft_brand_id
    where ap.oe_id = any($2::integer[])
    order by ab.aft_brand_id, ap.number, ap.oe_id`,
};

const families: CatalogueRead<FittedFamily> = {
  name: 'graph-families',
  reads: 'catalogue',
  text: `
    with used as (
      select p.oe_id, g.family_id
      from part p
      join fit on fit.oe_id = p.oe_id
      join assembly a on a.assembly_id = fit.assembly_id
      join vehicle_group g on g.group_id = a.group_id
      where p.oe_id = any($2::integer[]) and not p.is_standard
      union
      select p.oe_id, g.family_id
      from part p
      join where_used named on named.oe_id = p.oe_id
      join vehicle v on v.vehicle_id = named.vehicle_id
      join vehicle_group g on g.group_id = v.group_id
      where p.oe_id = any($2::integer[]) and not p.is_standard
    )
    select used.oe_id as "oeId", f.family_id as "familyId", ${named('f')} as "familyName", ${named('b')} as "brandName"
    from used
    join family f on f.family_id = used.family_id
    join brand b on b.brand_id = f.brand_id
    order by b.initial, b.brand_id, f.family_id, used.oe_id`,
};

export function createGraphRepository(db: Database): GraphRepository {
  return {
    listMadeBeside: (oeIds, language) => db.catalogue.run(madeBeside, [language === 'en', oeIds]),
    listFamilies: (oeIds, language) => db.catalogue.run(families, [language === 'en', oeIds]),
  };
}
