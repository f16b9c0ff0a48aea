import { NumberPrices } from '../../shared/prices/number-prices.tsx';
import { isSampleVehicle } from '../../shared/site/is-sample-vehicle.ts';
import type { PartPanelProps } from './part-panel-props.ts';

/** E-commerce quotes, aftermarket offers and province prices of the number. */
export function PricesTab({ part, province, tab }: PartPanelProps) {
  return <NumberPrices part={part} province={province} isSample={isSampleVehicle(tab.vehicleId)} />;
}
