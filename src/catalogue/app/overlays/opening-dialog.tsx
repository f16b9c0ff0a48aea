import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { vehicleCalls } from '../../../contract/vehicles/calls.ts';
import { fullName } from '../../../contract/vehicles/vehicle-names.ts';
import { CallError } from '../../../providers/calls/call-error.ts';
import { giveConsent, vehicleToConfirm } from '../../../providers/calls/charge-consent.ts';
import { queryClient } from '../../../providers/calls/query-client.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { useOnPopState } from '../../../ui/hooks/use-on-popstate.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { links } from '../../shared/navigation/paths.ts';
import { useLookups } from '../../shared/quota/use-lookups.ts';

/** Keeps the line of a text that is still loading. */
const BLANK = '\u00a0';

/** Asks before a link from elsewhere opens a vehicle: its name, the cost and the lookups left. */
export function OpeningDialog({ vehicleId }: { vehicleId: number }) {
  const { t } = useTranslation('quota');
  const { t: common } = useTranslation();
  const navigate = useNavigate();
  const { data, error } = useVehicle(vehicleId);
  const isLoading = data === undefined && error === null;
  const counts = useLookups();
  const [vehicle] = data?.vehicleList ?? [];
  useOnPopState(close);
  const onCancel = () => {
    close();
    navigate(links.vehicle({}), { replace: true });
  };
  const onConfirm = () => {
    giveConsent(vehicleId);
    // The requests that were refused, also those that were sent before their screen was shown.
    const refused = queryClient.getQueryCache().findAll({
      predicate: ({ state }) => state.error instanceof CallError && state.error.behaviour === 'confirm',
    });
    for (const { queryKey } of refused) void queryClient.resetQueries(queryKey);
  };
  const footer = (
    <>
      <Button onClick={onCancel}>{t('cancel')}</Button>
      <Button variant="primary" data-first disabled={isLoading} onClick={onConfirm}>
        {t('opening.confirm')}
      </Button>
    </>
  );
  const count = counts?.[vehicle?.vehicleTypeCode === 'B' ? 1 : 0];
  const kind = t(`classInText.${vehicle?.vehicleTypeCode ?? 'C'}`);
  return (
    <Dialog title={t('opening.title')} closeLabel={t('cancel')} onClose={onCancel} footer={footer}>
      <p>
        {isLoading && (
          <span className="unseen" role="status">
            {common('loading')}
          </span>
        )}
        <strong>{isLoading ? BLANK : vehicle ? fullName(vehicle) : t('opening.vehicle', { id: vehicleId })}</strong>
      </p>
      <p>{t('opening.cost', { kind })}</p>
      <p className="quiet">{count === undefined ? BLANK : t('opening.left', { kind, left: count.total })}</p>
      <p className="quiet">{t('opening.freeAgain')}</p>
    </Dialog>
  );
}

function close(): void {
  vehicleToConfirm.set(null);
}

/** The vehicle as a search lists it, which is free. */
function useVehicle(vehicleId: number) {
  return useCall(vehicleCalls.filterVehicle, {
    vehicleIds: [vehicleId],
    answers: {},
    analysisDesc: { certainty: 'certain', rule: 'drillDown', query: '' },
  });
}
