import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { companyCalls } from '../../../contract/company/calls.ts';
import { omitUndefined } from '../../../contract/omit-undefined.ts';
import type { VehicleType } from '../../../contract/vehicles/schemas.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { Button, type ButtonVariant } from '../../../ui/button.tsx';
import { Segments } from '../../../ui/choice/segments.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { Skeleton } from '../../../ui/state.tsx';
import { CallFailed } from '../call/call-failed.tsx';
import { OpenRequest } from './open-request.tsx';
import styles from './request-package.module.css';
import { RequestPackageForm } from './request-package-form.tsx';

interface RequestPackageProps {
  /** The class whose lookups have run out. */
  vehicleClass?: VehicleType;
}

/** For sub accounts, which request lookups from their main account instead of buying them. */
export function RequestPackageButton({
  vehicleClass,
  variant = 'primary',
}: RequestPackageProps & { variant?: ButtonVariant }) {
  const { t } = useTranslation('company-requests');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant={variant} onClick={() => setOpen(true)}>
        {t('button')}
      </Button>
      {isOpen && <RequestPackageDialog {...omitUndefined({ vehicleClass })} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The form of a request, or the open request: each vehicle class has one at most. */
export function RequestPackageDialog({ vehicleClass = 'C', onClose }: RequestPackageProps & { onClose: () => void }) {
  const { t } = useTranslation('company-requests');
  const { t: common } = useTranslation();
  const [selectedClass, setSelectedClass] = useState(vehicleClass);
  const { data, error, refetch } = useCall(companyCalls.listPackageRequests, { isOpen: true }, { staleTime: 0 });
  const openRequest = data?.rows.find((packageRequest) => packageRequest.vehicleClass === selectedClass);
  return (
    <Dialog title={t('title')} closeLabel={common('action.close')} onClose={onClose}>
      <div className={styles.body}>
        <Segments
          legend={t('class.label')}
          isLegendVisible
          name="class"
          options={(['C', 'B'] as const).map((value) => [value, t(`class.${value}`)])}
          value={selectedClass}
          onChange={setSelectedClass}
        />
        {data === undefined && error === null && <Skeleton label={common('loading')} rows={3} />}
        {error !== null && <CallFailed error={error} onRetry={() => void refetch()} />}
        {data !== undefined &&
          (openRequest === undefined ? (
            <RequestPackageForm key={selectedClass} vehicleClass={selectedClass} onDone={onClose} />
          ) : (
            <OpenRequest packageRequest={openRequest} onClose={onClose} />
          ))}
      </div>
    </Dialog>
  );
}
