import { useTranslation } from 'react-i18next';
import type { PartClass } from '../../../contract/prices/schemas.ts';
import offers from './offers.module.css';

const CLASS_NAMES: Readonly<Record<PartClass, string | undefined>> = {
  original: offers.classOriginal,
  equivalent: offers.classEquivalent,
  used: offers.classUsed,
  remanufactured: offers.classRemanufactured,
};

/** Whether a part is the maker's own, of equivalent quality, used or remanufactured. */
export function ClassChip({ partClass }: { partClass: PartClass }) {
  const { t } = useTranslation('parts-panels');
  return <span className={`${offers.chip} ${CLASS_NAMES[partClass]}`}>{t(`class.${partClass}`)}</span>;
}
