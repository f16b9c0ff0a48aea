import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Vehicle } from '../../../contract/vehicles/schemas.ts';
import { session } from '../../../providers/session/session.ts';
import { useStore } from '../../../providers/store.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useBuyLink } from '../../shared/billing/use-buy-link.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { useLookups, useOpenVehicles } from '../../shared/quota/use-lookups.ts';

/**
 * Says, once per VIN, that the account has neither a package nor free lookups for the vehicle's class. Not shown when one of
 * the vehicles is already open.
 */
export function VinClassPrompt({ vehicles }: { vehicles: readonly Pick<Vehicle, 'vehicleId' | 'vehicleTypeCode'>[] }) {
  const { t } = useTranslation('quota');
  const counts = useLookups();
  const open = useOpenVehicles();
  const isSub = (useStore(session)?.user.acctLevel ?? 0) !== 0;
  const buyLink = useBuyLink();
  const [isClosed, setClosed] = useState(false);
  const [first] = vehicles;
  if (isClosed || counts === undefined || first === undefined) return null;
  const { vehicleType, total, hasNone } = counts[first.vehicleTypeCode === 'B' ? 1 : 0];
  if (total > 0 || !hasNone || vehicles.some(({ vehicleId }) => open.has(vehicleId))) return null;
  const onClose = () => setClosed(true);
  const footer = (
    <>
      <Button onClick={onClose}>{t('cancel')}</Button>
      <Link data-first className={buttonClass('primary')} to={isSub ? paths.subAccount : buyLink}>
        {t(isSub ? 'ask' : 'buy')}
      </Link>
    </>
  );
  return (
    <Dialog title={t('prompt')} closeLabel={t('cancel')} onClose={onClose} footer={footer}>
      <p>{t(`vinPrompt.${vehicleType}`)}</p>
      {isSub && <p>{t('askMain')}</p>}
    </Dialog>
  );
}
