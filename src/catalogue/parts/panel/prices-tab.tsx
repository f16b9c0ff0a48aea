import { NumberPrices } from '../../shared/prices/number-prices.tsx';
import type { PartPanelProps } from './part-panel-props.ts';

/** What the number costs: on the web, at aftermarket brands, and in each province. */
export function PricesTab({ part, province }: PartPanelProps) {
  return <NumberPrices part={part} province={province} />;
}
