import type { Language } from '../../contract/codes.ts';
import type { passengerDrillDown } from '../../contract/vehicles/drill-down.ts';
import type { VehicleType } from '../../contract/vehicles/schemas.ts';
import type { Handlers } from '../http/serve.ts';
import type { CatalogueSql, Database } from '../platform/db/database.ts';
import type { VehicleService } from './service.ts';

interface Dependencies {
  db: Database;
  vehicles: VehicleService;
  vehicleClass: VehicleType;
}

/** The five steps from a letter to the vehicles, in one class: letter, brand, family, group, vehicle. */
export function drillDown({ db, vehicles, vehicleClass }: Dependencies): Handlers<typeof passengerDrillDown> {
  const { sql } = db.catalogue;
  return {
    async letters() {
      const rows = await brands(sql, vehicleClass).select('initial').distinct().orderBy('initial').execute();
      return rows.map(({ initial }) => initial);
    },
    async brands({ initial }, { language }) {
      const rows = await brands(sql, vehicleClass)
        .select(['brand.brandId', 'brandCode', 'brand.nameZh', 'brand.nameEn', 'initial'])
        .select(({ fn }) => fn.count<number>('family.familyId').as('familyNum'))
        .$if(initial !== undefined, (query) => query.where('initial', '=', initial ?? ''))
        .groupBy('brand.brandId')
        .execute();
      return rows
        .map(({ nameZh, nameEn, ...brand }) => ({ ...brand, brandName: language === 'en' ? nameEn : nameZh }))
        .sort((left, right) => compare(left.brandName, right.brandName, language));
    },
    async families({ brandId }, { language }) {
      const rows = await familiesOf(sql, brandId).where('vehicleClass', '=', vehicleClass).execute();
      return rows
        .map(({ nameZh, nameEn, makerZh, makerEn, lastYear, isBuilt, ...family }) => ({
          ...family,
          familyName: language === 'en' ? nameEn : nameZh,
          makerName: language === 'en' ? makerEn : makerZh,
          yearTo: isBuilt ? null : lastYear,
        }))
        .sort((left, right) => {
          const byMaker = compare(left.makerName, right.makerName, language);
          return byMaker === 0 ? compare(left.familyName, right.familyName, language) : byMaker;
        });
    },
    async groups({ familyId }, { language }) {
      const rows = await groupsOf(sql, familyId).where('vehicleClass', '=', vehicleClass).execute();
      return rows.map(({ nameZh, nameEn, ...group }) => ({ ...group, groupName: language === 'en' ? nameEn : nameZh }));
    },
    vehicles: ({ groupId }, { language }) => vehicles.findByGroup({ groupId, vehicleClass }, language),
  };
}

/** The brands that have a family of the class, joined with these families. */
function brands(sql: CatalogueSql, vehicleClass: VehicleType) {
  return sql
    .selectFrom('brand')
    .innerJoin('family', 'family.brandId', 'brand.brandId')
    .where('vehicleClass', '=', vehicleClass);
}

/** Each with its number of vehicles and the years of its groups; one group that is still built makes the family so. */
function familiesOf(sql: CatalogueSql, brandId: number) {
  return sql
    .selectFrom('family')
    .leftJoin('vehicleGroup', 'vehicleGroup.familyId', 'family.familyId')
    .leftJoin('vehicle', 'vehicle.groupId', 'vehicleGroup.groupId')
    .select(['family.familyId', 'family.nameZh', 'family.nameEn', 'makerZh', 'makerEn', 'family.body'])
    .select(({ fn, eb }) => [
      fn.count<number>('vehicle.vehicleId').as('vehicleNum'),
      fn.min('vehicleGroup.yearFrom').as('yearFrom'),
      fn.max('vehicleGroup.yearTo').as('lastYear'),
      eb(fn.count('vehicleGroup.groupId'), '>', fn.count('vehicleGroup.yearTo')).as('isBuilt'),
    ])
    .where('family.brandId', '=', brandId)
    .groupBy('family.familyId');
}

/** Newest first, each with its number of vehicles. */
function groupsOf(sql: CatalogueSql, familyId: number) {
  return sql
    .selectFrom('vehicleGroup')
    .innerJoin('family', 'family.familyId', 'vehicleGroup.familyId')
    .leftJoin('vehicle', 'vehicle.groupId', 'vehicleGroup.groupId')
    .select(['vehicleGroup.groupId', 'vehicleGroup.nameZh', 'vehicleGroup.nameEn', 'yearFrom', 'yearTo'])
    .select(({ fn }) => fn.count<number>('vehicle.vehicleId').as('vehicleNum'))
    .where('vehicleGroup.familyId', '=', familyId)
    .groupBy('vehicleGroup.groupId')
    .orderBy('yearFrom', 'desc')
    .orderBy('vehicleGroup.groupId');
}

/** In English alphabetical, in Chinese by pinyin; numbers by value. */
function compare(left: string, right: string, language: Language): number {
  return left.localeCompare(right, language, { numeric: true });
}
