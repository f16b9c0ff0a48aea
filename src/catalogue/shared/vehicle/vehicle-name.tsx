import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '../../../providers/calls/use-error-message.ts';
import { Button } from '../../../ui/button.tsx';

interface VehicleNameProps {
  /** Undefined until loaded. */
  name: string | undefined;
  /** Null while loading. */
  error: Error | null;
  onRetry: () => void;
}

/** The vehicle's name in a heading, with loading and error states. */
export function VehicleName({ name, error, onRetry }: VehicleNameProps) {
  const { t } = useTranslation();
  const messageOf = useErrorMessage();
  if (name !== undefined) return name;
  if (error === null) return <span className="quiet">{t('vehicle.loading')}</span>;
  return (
    <span role="alert">
      {t('vehicle.failed')} <small className="quiet">{messageOf(error)}</small>{' '}
      <Button variant="link" isSmall onClick={onRetry}>
        {t('action.retry')}
      </Button>
    </span>
  );
}
