import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '../../../providers/calls/use-error-message.ts';
import { Button } from '../../../ui/button.tsx';

interface VehicleNameProps {
  /** Undefined until it is known. */
  name: string | undefined;
  /** Why it is not known; null while it is loading. */
  error: Error | null;
  onRetry: () => void;
}

/** The vehicle in the heading of a screen, while it loads and where it could not be loaded too. */
export function VehicleName({ name, error, onRetry }: VehicleNameProps) {
  const { t } = useTranslation();
  const wordsOf = useErrorMessage();
  if (name !== undefined) return name;
  if (error === null) return <span className="quiet">{t('vehicle.loading')}</span>;
  return (
    <span role="alert">
      {t('vehicle.failed')} <small className="quiet">{wordsOf(error)}</small>{' '}
      <Button variant="link" isSmall onClick={onRetry}>
        {t('action.retry')}
      </Button>
    </span>
  );
}
