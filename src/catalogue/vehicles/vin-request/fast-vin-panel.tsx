import { useTranslation } from 'react-i18next';
import { panelClass } from '../../../ui/panel.ts';
import panel from '../vehicle-screen.module.css';
import { FastVinForm } from './fast-vin-form.tsx';
import { FastVinState } from './fast-vin-state.tsx';
import { useFastVin } from './use-fast-vin.ts';

/** For a VIN that nothing knows: the staff can look for it. Once it was handed in, how it stands there. */
export function FastVinPanel({ vin }: { vin: string }) {
  const { t } = useTranslation('vin-requests');
  const { service, isReady, task } = useFastVin(vin);
  if (service === undefined || !isReady) return null;
  const isAskable = task === null || task.status >= 2;
  return (
    <section className={panelClass(panel.panel, 'roomy')} aria-label={t('title')}>
      <h2>{t('title')}</h2>
      {task !== null && <FastVinState task={task} service={service} />}
      {isAskable && <FastVinForm key={task?.taskId ?? 0} vin={vin} service={service} isAgain={task !== null} />}
    </section>
  );
}
