import type { Language } from '../../contract/codes.ts';
import type { Vehicle, VehicleType } from '../../contract/vehicles/schemas.ts';
import { pictureUrls } from './picture-urls.ts';

/** The limit of a list; its total counts all matches. */
export const LIST_LIMIT = 200;

/** A vehicle with its names in both languages, as `vehicleColumns` reads it. */
export interface VehicleRow {
  vehicleId: number;
  vehicleZh: string;
  vehicleEn: string;
  vehicleClass: VehicleType;
  brandId: number;
  brandCode: string;
  brandZh: string;
  brandEn: string;
  makerZh: string;
  makerEn: string;
  familyId: number;
  familyZh: string;
  familyEn: string;
  groupId: number;
  groupZh: string;
  groupEn: string;
  yearPattern: number;
  displacement: string;
  gearboxType: string;
  drivenType: string;
  cfgLevel: string;
  fuel: string;
  body: string;
  announcement: string | null;
  factoryCode: string | null;
  partNum: number;
  refinedTruckNum: number;
}

export const vehicleColumns = `
  v.vehicle_id as "vehicleId", v.name_zh as "vehicleZh", v.name_en as "vehicleEn", f.vehicle_class as "vehicleClass",
  b.brand_id as "brandId", b.brand_code as "brandCode", b.name_zh as "brandZh", b.name_en as "brandEn",
  f.maker_zh as "makerZh", f.maker_en as "makerEn",
  f.family_id as "familyId", f.name_zh as "familyZh", f.name_en as "familyEn",
  g.group_id as "groupId", g.name_zh as "groupZh", g.name_en as "groupEn",
  v.year_pattern as "yearPattern", v.displacement, v.gearbox_type as "gearboxType", v.driven_type as "drivenType",
  v.cfg_level as "cfgLevel", v.fuel, v.body, v.announcement, v.factory_code as "factoryCode",
  v.part_num as "partNum", v.refined_truck_num as "refinedTruckNum"`;

/** The joins for `vehicleColumns`, for a from clause that has the vehicle as v. */
export const vehicleJoins = `
  join vehicle_group g on g.group_id = v.group_id
  join family f on f.family_id = g.family_id
  join brand b on b.brand_id = f.brand_id`;

/** The vehicle in one language. The series includes the maker: 上汽大众 朗逸. */
export function toVehicle(row: VehicleRow, language: Language): Vehicle {
  const isEnglish = language === 'en';
  const familyName = isEnglish ? row.familyEn : row.familyZh;
  return {
    vehicleId: row.vehicleId,
    vehicleName: isEnglish ? row.vehicleEn : row.vehicleZh,
    vehicleTypeCode: row.vehicleClass,
    brandId: row.brandId,
    brandCode: row.brandCode,
    brandName: isEnglish ? row.brandEn : row.brandZh,
    seriesName: `${isEnglish ? row.makerEn : row.makerZh} ${familyName}`,
    familyId: row.familyId,
    familyName,
    groupId: row.groupId,
    groupName: isEnglish ? row.groupEn : row.groupZh,
    yearPattern: row.yearPattern,
    displacement: row.displacement,
    gearboxType: row.gearboxType,
    drivenType: row.drivenType,
    cfgLevel: row.cfgLevel,
    fuel: row.fuel,
    body: row.body,
    announcement: row.announcement,
    fgwCode: row.factoryCode,
    partNum: row.partNum,
    refinedTruckNum: row.refinedTruckNum,
    ...pictureUrls(row),
  };
}
