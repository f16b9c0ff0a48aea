import type { BrandOffer } from '../../contract/brand-parts/schemas.ts';
import type { ProvinceCode } from '../../contract/provinces/schemas.ts';
import type { Vehicle } from '../../contract/vehicles/schemas.ts';
import { isWellFormedVin } from '../../contract/vehicles/vin.ts';
import type { OrderVehicle } from '../shared/work-order/use-add-to-order.ts';

export interface VehicleWithVin {
  vehicle: Vehicle;
  vin: string;
}

/** The vehicle of the order that offers are added to. */
export function offerOrderVehicle(found: VehicleWithVin | undefined): OrderVehicle {
  const { vehicle, vin = '' } = found ?? {};
  return {
    vehicleId: vehicle?.vehicleId ?? null,
    vin: isWellFormedVin(vin) ? vin : null,
    vehicleType: vehicle?.vehicleTypeCode === 'B' ? 'cov' : 'pac',
    brandName: vehicle?.brandName.slice(0, 80) ?? '',
    familyName: vehicle?.familyName.slice(0, 80) ?? '',
    vehicleName: vehicle?.vehicleName.slice(0, 160) ?? '',
  };
}

/** The order item of an aftermarket part: its own number and brand; the remark has the OE number that it replaces. */
export function offerItem(offer: BrandOffer, { province, remark }: { province: ProvinceCode; remark: string }) {
  const [original] = offer.oes;
  return {
    oe: offer.number.slice(0, 40),
    searchOe: offer.searchNumber.slice(0, 40),
    oeName: offer.stdPartName.slice(0, 120),
    stdPartCode: offer.stdPartCode,
    stdPartName: offer.stdPartName.slice(0, 120),
    vehicleBrandName: original?.brandName.slice(0, 80) ?? '',
    partBrandName: offer.aftBrandName.slice(0, 80),
    priceBrandId: original?.priceBrandId ?? null,
    provinceCode: province,
    marketPriceFen: offer.priceFen,
    quantity: 1,
    partRemark: original === undefined ? '' : `${remark} ${original.oe}`.slice(0, 200),
  };
}
