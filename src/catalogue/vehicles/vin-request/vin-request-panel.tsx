import { useTranslation } from 'react-i18next';
import { panelClass } from '../../../ui/panel.ts';
import { Pending } from '../../../ui/pending.tsx';
import panel from '../vehicle-screen.module.css';
import { useVinRequest } from './use-vin-request.ts';
import { VinRequestForm } from './vin-request-form.tsx';
import { VinRequestProgress } from './vin-request-progress.tsx';

/** Hands an unknown VIN to the staff, and shows the progress of the request. */
export function VinRequestPanel({ vin }: { vin: string }) {
  const { t } = useTranslation('vin-requests');
  const { t: common } = useTranslation();
  const { service, isReady, isLoading, task } = useVinRequest(vin);
  if (isLoading) return <Pending label={common('loading')} rows={7} />;
  if (service === undefined || !isReady) return null;
  const canRequest = task === null || task.status >= 2;
  return (
    <section className={panelClass(panel.panel, 'roomy')} aria-label={t('title')}>
      <h2>{t('title')}</h2>
      {task !== null && <VinRequestProgress task={task} service={service} />}
      {canRequest && <VinRequestForm key={task?.taskId ?? 0} vin={vin} service={service} isAgain={task !== null} />}
    </section>
  );
}
