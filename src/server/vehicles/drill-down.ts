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
        .select(['brandId', 'brandCode', 'nameZh', 'nameEn', 'initial'])
        .where('initial', '=', initial)
        .execute();
      return rows
        .map(({ nameZh, nameEn, ...brand }) => ({ ...brand, brandName: language === 'en' ? nameEn : nameZh }))
        .sort((left, right) => compare(left.brandName, right.brandName, language));
    },
    async families({ brandId }, { language }) {
      const rows = await sql
        .selectFrom('family')
        .select(['familyId', 'nameZh', 'nameEn', 'makerZh', 'makerEn', 'body'])
        .where('brandId', '=', brandId)
        .where('vehicleClass', '=', vehicleClass)
        .execute();
      return rows
        .map(({ familyId, body, ...names }) => ({
          familyId,
          familyName: language === 'en' ? names.nameEn : names.nameZh,
          makerName: language === 'en' ? names.makerEn : names.makerZh,
          body,
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

/** The brands that have a family of the class. */
function brands(sql: CatalogueSql, vehicleClass: VehicleType) {
  const ofClass = sql.selectFrom('family').select('brandId').where('vehicleClass', '=', vehicleClass);
  return sql.selectFrom('brand').where('brandId', 'in', ofClass);
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
