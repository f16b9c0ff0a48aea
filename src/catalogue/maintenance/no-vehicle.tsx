import { useTranslation } from 'react-i18next';
import { NeedVehicle } from '../shared/vehicle/need-vehicle.tsx';

export function NoVehicle() {
  const { t } = useTranslation('maintenance');
  return <NeedVehicle title={t('title')} purpose="maintain" />;
}
