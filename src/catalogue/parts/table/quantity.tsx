import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Part } from '../../../contract/parts/schemas.ts';

/** Quantity per vehicle with its unit, as the response names it. */
export function quantityOf({ partCount, unit }: Pick<Part, 'partCount' | 'unit'>, t: TFunction<'parts'>): string {
  return partCount === 0 ? t('asRequired') : `${partCount} ${unit}`;
}

export function Quantity({ part }: { part: Part }) {
  const { t } = useTranslation('parts');
  return <span className="number">{quantityOf(part, t)}</span>;
}
