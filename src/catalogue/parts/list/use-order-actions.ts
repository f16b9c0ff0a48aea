import { useTranslation } from 'react-i18next';
import type { PartPrice } from '../../../contract/prices/schemas.ts';
import { NO_QUOTES, type Quotes } from '../../shared/prices/price-kinds.ts';
import { useProvince } from '../../shared/province/use-province.ts';
import { type OrderablePart, orderItem } from '../../shared/work-order/order-item.ts';
import { noVehicle, orderVehicleOf } from '../../shared/work-order/order-vehicle.ts';
import { useAddToOrder } from '../../shared/work-order/use-add-to-order.ts';
import { findSearchedWord } from '../find/search-tracking.ts';
import type { TabProps } from '../tabs/tab-props.ts';

/** Adds parts of this screen to the vehicle's work order. */
export function useOrderActions(
  { vehicleId, urlVin, vehicle: names }: Pick<TabProps, 'vehicleId' | 'urlVin' | 'vehicle'>,
  quotesOf: (part: OrderablePart) => Quotes | undefined,
) {
  const { t } = useTranslation('parts');
  const { province } = useProvince();
  const vin = urlVin ?? null;
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
        userWord: findSearchedWord(vehicleId, part.stdPartCode) ?? '',
      });
    },
  };
}
