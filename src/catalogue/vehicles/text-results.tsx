import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { looksLikeOe } from '../../contract/oe/looks-like-oe.ts';
import { isWellFormedVin, normaliseVin } from '../../contract/vehicles/vin.ts';
import type { CallError } from '../../providers/calls/call-error.ts';
import { Skeleton } from '../../ui/state.tsx';
import { CallFailed } from '../shared/call/call-failed.tsx';
import { saveLastSearch } from '../shared/search/last-search.ts';
import { LazyOwnVins } from '../shared/vehicle/lazy-own-vins.tsx';
import { Note } from './note.tsx';
import { NothingFound } from './nothing-found.tsx';
import { PartNumberNote } from './part-number-note.tsx';
import { VehicleResults } from './results/vehicle-results.tsx';
import type { SearchState, TextSearch } from './search-state.ts';
import { useTextSearch } from './use-text-search.ts';
import { VinDiagnosis } from './vin/vin-diagnosis.tsx';
import { VinHead } from './vin/vin-head.tsx';
import { StaffAnswer } from './vin-request/staff-answer.tsx';

interface TextResultsProps {
  search: TextSearch;
  setState: (state: SearchState, isReplacing?: boolean) => void;
}

/** Of a number that can be searched for. */
const OE_MAX = 40;
/** Codes about the VIN itself, which VinDiagnosis explains: malformed, wrong check digit, unknown. */
const VIN_ERROR_CODES = new Set(['200400', '200200', '100100']);

/** The vehicles of a VIN, name or announcement number. */
export function TextResults({ search, setState }: TextResultsProps) {
  const { t } = useTranslation('vehicles');
  const { t: common } = useTranslation();
  const { q, by, narrowing, vehicleClass } = search;
  const { data, error, refetch } = useTextSearch(search);
  const vin = normaliseVin(q).text;
  // A name is stored as the last search only once it has found something.
  const isSearched = by === 'vin' || data !== undefined;
  useEffect(() => {
    if (isSearched) saveLastSearch({ q, by });
  }, [q, by, isSearched]);
  // Numbers of parts look like announcement numbers: the catalogue decides.
  const isDoubtful = data === undefined ? error?.code === '100100' : data.analysisDesc.certainty === 'possible';
  const mayBePart = isDoubtful && by !== 'vin' && q.trim().length <= OE_MAX && looksLikeOe(q);
  const foundClass = data?.vehicleList[0]?.vehicleTypeCode;
  const isOtherClass =
    vehicleClass !== undefined &&
    data?.vehicleList.every((vehicle) => vehicle.vehicleTypeCode !== vehicleClass) === true;
  return (
    <>
      {by === 'vin' && <VinHead typed={q} />}
      <LazyOwnVins text={q} />
      {data === undefined && error === null && <Skeleton label={common('loading')} />}
      {mayBePart && <PartNumberNote text={q} />}
      {isOtherClass && foundClass !== undefined && <Note kind="info">{t(`result.otherClass.${foundClass}`)}</Note>}
      {data !== undefined && (
        <VehicleResults
          all={data}
          narrowing={narrowing}
          vin={by === 'vin' && isWellFormedVin(vin) ? vin : undefined}
          onNarrow={(next) => setState({ ...search, narrowing: next })}
        />
      )}
      {by === 'vin' && data !== undefined && <StaffAnswer vin={vin} source={data.vinSource} />}
      {data === undefined && error !== null && (
        <Failure search={search} error={error} setState={setState} onRetry={() => void refetch()} />
      )}
    </>
  );
}

function Failure({ search, error, setState, onRetry }: TextResultsProps & { error: CallError; onRetry: () => void }) {
  if (search.by === 'vin' && VIN_ERROR_CODES.has(error.code)) {
    return <VinDiagnosis search={search} code={error.code} message={error.message} setState={setState} />;
  }
  if (error.code === '100100') return <NothingFound search={search} error={error} />;
  return <CallFailed error={error} onRetry={onRetry} />;
}
