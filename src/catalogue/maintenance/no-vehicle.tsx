import { useTranslation } from 'react-i18next';
import { NeedVehicle } from '../shared/vehicle/need-vehicle.tsx';

/** Where the link names no vehicle: a search, the vehicles opened last, and the brands. */
export function NoVehicle() {
  const { t } = useTranslation('maintenance');
  return <NeedVehicle title={t('title')} purpose="maintain" />;
}
