import { useTranslation } from 'react-i18next';
import type { PartPrice } from '../../contract/prices.ts';
import { type OrderablePart, orderItem } from '../shell/order-item.ts';
import { noVehicle, orderVehicleOf } from '../shell/order-vehicle.ts';
import { NO_QUOTES, type Quotes } from '../shell/prices/price-kinds.ts';
import { useAddToOrder } from '../shell/use-add-to-order.ts';
import { useProvince } from '../shell/use-province.ts';
import { searchedWord } from './find/searched-words.ts';
import type { TabProps } from './tabs/tab-props.ts';

/** The vehicle's order, in the terms of this screen. */
export function useOrdering(
  { vehicleId, typedVin, vehicle: names }: Pick<TabProps, 'vehicleId' | 'typedVin' | 'vehicle'>,
  quotesOf: (part: OrderablePart) => Quotes | undefined,
) {
  const { t } = useTranslation('parts');
  const { province } = useProvince();
  const vin = typedVin ?? null;
  const vehicle = names === undefined ? { ...noVehicle, vehicleId, vin } : orderVehicleOf(names, vin);
  const adding = useAddToOrder(vehicle);
  const canAdd = names !== undefined && province !== undefined;
  return {
    ...adding,
    canAdd,
    add(part: OrderablePart, price: PartPrice | null | undefined) {
      if (!canAdd) return;
      const seen = { price, quotes: quotesOf(part) ?? NO_QUOTES, province, partBrandName: t('originalBrand') };
      adding.toggle({
        ...orderItem(part, seen),
        userWord: searchedWord(vehicleId, part.stdPartCode) ?? '',
      });
    },
  };
}
