import { useTranslation } from 'react-i18next';
import { vehicleCalls } from '../../../contract/vehicles/calls.ts';
import { VIN_LENGTH } from '../../../contract/vehicles/vin.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { panelClass } from '../../../ui/panel.ts';
import { Skeleton } from '../../../ui/state.tsx';
import { CallFailed } from '../../shared/call/call-failed.tsx';
import { Note } from '../note.tsx';
import type { SearchState, TextSearch } from '../search-state.ts';
import styles from '../vehicle-screen.module.css';
import { VinRequestPanel } from '../vin-request/vin-request-panel.tsx';
import { VinCandidates } from './vin-candidates.tsx';
import { VinFacts } from './vin-facts.tsx';
import { VinNextSteps } from './vin-next-steps.tsx';
import { VinProblems } from './vin-problems.tsx';
import { VinStartVehicles } from './vin-start-vehicles.tsx';

const MALFORMED = '200400';
const WRONG_CHECK_DIGIT = '200200';
const UNKNOWN = '100100';

interface VinDiagnosisProps {
  search: TextSearch;
  /** 200400 malformed, 200200 wrong check digit, 100100 unknown. */
  code: string;
  message: string;
  setState: (state: SearchState) => void;
}

/** A VIN without a vehicle: its problems, repair candidates, the facts in it and the next steps. */
export function VinDiagnosis({ search, code, message, setState }: VinDiagnosisProps) {
  const { t } = useTranslation('vehicles');
  const { t: common } = useTranslation();
  const { data: checked, error, refetch } = useCall(vehicleCalls.checkVin, { vin: search.q });
  if (error !== null && checked === undefined) return <CallFailed error={error} onRetry={() => void refetch()} />;
  if (checked === undefined) return <Skeleton label={common('loading')} />;
  const { candidates, status, maker } = checked;
  const isTooShort = checked.vin.length < VIN_LENGTH - 1;
  return (
    <>
      {code === UNKNOWN && <Note kind="warning">{t('vin.unknown')}</Note>}
      {(code !== UNKNOWN || candidates.length > 0) && (
        <section className={panelClass(styles.panel, 'roomy')}>
          {/* VinHead already reports a wrong check digit. */}
          {code === MALFORMED && <h2>{message}</h2>}
          <VinProblems checked={checked} />
          {candidates.length > 0 && <VinCandidates checked={checked} />}
          {candidates.length === 0 && <p>{t(isTooShort ? 'vin.tooShort' : 'vin.noCandidates')}</p>}
          {code === WRONG_CHECK_DIGIT && (
            <p>
              <Button onClick={() => setState({ ...search, isForced: true })}>{t('vin.searchAnyway')}</Button>
            </p>
          )}
        </section>
      )}
      {status === 'malformed' && checked.isKnown && <VinStartVehicles key={checked.vin} vin={checked.vin} />}
      {code === UNKNOWN && <VinRequestPanel vin={checked.vin} />}
      {status !== 'malformed' && <VinFacts checked={checked} />}
      <VinNextSteps maker={maker} />
    </>
  );
}
