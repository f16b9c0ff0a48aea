import { useTranslation } from 'react-i18next';
import { vehicleCalls } from '../../../contract/vehicles/calls.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { panelClass } from '../../../ui/panel.ts';
import { Skeleton } from '../../../ui/state.tsx';
import { CallFailed } from '../../shared/call/call-failed.tsx';
import { CopyButton } from '../../shared/clipboard/copy-button.tsx';
import { Note } from '../note.tsx';
import panel from '../vehicle-screen.module.css';
import styles from '../vin/vin.module.css';
import { VinText } from '../vin/vin-text.tsx';
import { vinEvidence } from './vin-evidence-rows.ts';

/** The meaning of the VIN's characters and the rule by which they identify this vehicle. */
export function VinEvidence({ vin, vehicleId }: { vin: string; vehicleId: number }) {
  const { t } = useTranslation('vehicles');
  const { t: common } = useTranslation();
  const { data: checked, error, refetch } = useCall(vehicleCalls.checkVin, { vin });
  // Forced: the search has already warned about a wrong check digit.
  const { data: found, isLoading } = useCall(vehicleCalls.getVehicleByVin, { vinCode: vin, isForced: true });
  if (checked === undefined) {
    if (error !== null) return <CallFailed error={error} onRetry={() => void refetch()} />;
    // A heading, the VIN and six rows.
    return <Skeleton label={common('loading')} rows={14} />;
  }
  const isListed = found?.vehicleList.some((vehicle) => vehicle.vehicleId === vehicleId) === true;
  const rule = isListed ? found?.analysisDesc.rule : undefined;
  return (
    <section className={panelClass(panel.panel, 'roomy')}>
      <h2>{t('evidence.title')}</h2>
      <div className={styles.row}>
        <VinText vin={vin} />
        <CopyButton text={vin} />
      </div>
      {!isListed && !isLoading && <Note kind="warning">{t('evidence.otherVehicle')}</Note>}
      <table className={styles.evidence}>
        <thead>
          <tr>
            <th scope="col">{t('evidence.positions')}</th>
            <th scope="col">{t('evidence.characters')}</th>
            <th scope="col">{t('evidence.meaning')}</th>
          </tr>
        </thead>
        <tbody>
          {vinEvidence(checked, rule).map(({ name, positions, characters, meaning, values }) => (
            <tr key={name}>
              <th scope="row">{positions}</th>
              <td className={styles.code}>{characters}</td>
              <td>{t(`evidence.${name}.${meaning}`, values)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
