import { NumberPrices } from '../../shared/prices/number-prices.tsx';
import type { PartPanelProps } from './part-panel-props.ts';

/** E-commerce quotes, aftermarket offers and province prices of the number. */
export function PricesTab({ part, province }: PartPanelProps) {
  return <NumberPrices part={part} province={province} />;
}
