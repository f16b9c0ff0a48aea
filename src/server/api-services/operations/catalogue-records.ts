import type { OePart } from '../../../contract/oe/schemas.ts';
import type { Part } from '../../../contract/parts/schemas.ts';
import type { Offer, PartPrice } from '../../../contract/prices/schemas.ts';
import type { Vehicle, VehicleConfig } from '../../../contract/vehicles/schemas.ts';

/** Records of the catalogue under the names that interfaces give their fields (catalogue-fields.ts). */

export function vehicleOf(vehicle: Vehicle | VehicleConfig['vehicle']) {
  const { vehicleId, vehicleName, brandId, brandName, familyId, familyName, groupId, groupName } = vehicle;
  const { displacement, fuel, body, announcement } = vehicle;
  return {
    vehicleId,
    vehicleName,
    vehicleClass: vehicle.vehicleTypeCode,
    brandId,
    brandName,
    familyId,
    familyName,
    groupId,
    groupName,
    modelYear: vehicle.yearPattern,
    displacement,
    gearbox: vehicle.gearboxType,
    drive: vehicle.drivenType,
    trim: vehicle.cfgLevel,
    fuel,
    body,
    announcement,
    factoryCode: vehicle.fgwCode,
    partCount: vehicle.partNum,
  };
}

export function partOf(part: Part | OePart) {
  const { oe, searchOe, brandName, isDiscontinued } = part;
  return {
    partId: part.oeId,
    oe,
    searchOe,
    name: part.oeName,
    standardName: part.stdPartName,
    standardCode: part.stdPartCode,
    brandId: part.priceBrandId,
    brandName,
    replacements: part.oeReplaceTwos,
    successors: part.successors,
    isDiscontinued,
  };
}

export function bookPartOf(part: Part) {
  return {
    ...partOf(part),
    callout: part.orderNo,
    quantity: part.partCount,
    unit: part.unit,
    remark: part.partRemark,
    isFitting: part.curVehFlag === 1,
    fit: { grade: part.fit.grade, rules: part.fit.rules },
  };
}

export function priceOf(price: PartPrice) {
  const { provinceCode, region, marketPriceFen, guidePriceFen, dated, standInOe } = price;
  return {
    provinceCode,
    region,
    marketPriceFen,
    regionPriceFen: price.marketPriceRegionFen,
    guidePriceFen,
    dated,
    standInOe,
  };
}

export function offerOf(offer: Offer) {
  const { number, partClass, priceFen, dated } = offer;
  return {
    aftermarketPartId: offer.aftPartId,
    aftermarketBrandId: offer.aftBrandId,
    aftermarketBrandName: offer.aftBrandName,
    number,
    partClass,
    priceFen,
    dated,
  };
}
