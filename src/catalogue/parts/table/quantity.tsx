import { useTranslation } from 'react-i18next';
import type { Part } from '../../../contract/parts.ts';

/** How many a vehicle has, in the unit's word for the language. */
export function useQuantity(): (part: Pick<Part, 'partCount' | 'unit'>) => string {
  const { t } = useTranslation('parts');
  return ({ partCount, unit }) => `${partCount} ${t(`unit.${unit}`, { defaultValue: unit })}`;
}

export function Quantity({ part }: { part: Part }) {
  const quantityOf = useQuantity();
  return <span className="number">{quantityOf(part)}</span>;
}
