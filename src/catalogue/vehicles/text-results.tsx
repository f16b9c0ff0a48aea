import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isWellFormedVin, normaliseVin } from '../../contract/vehicles/vin.ts';
import type { CallError } from '../../providers/calls/call-error.ts';
import { Skeleton } from '../../ui/state.tsx';
import { CallFailed } from '../shared/call/call-failed.tsx';
import { keepLastSearch } from '../shared/search/last-search.ts';
import { Note } from './note.tsx';
import { NothingFound } from './nothing-found.tsx';
import { VehicleResults } from './results/vehicle-results.tsx';
import type { SearchPlace, TextSearch } from './search-place.ts';
import { useTextSearch } from './use-text-search.ts';
import { VinHead } from './vin/vin-head.tsx';
import { VinTrouble } from './vin/vin-trouble.tsx';
import { StaffAnswer } from './vin-request/staff-answer.tsx';

interface TextResultsProps {
  search: TextSearch;
  go: (place: SearchPlace, isReplacing?: boolean) => void;
}

/** Codes that say something about the VIN itself: then it is explained and, where possible, repaired. */
const VIN_TROUBLES = new Set(['200400', '200200', '100100']);

/** What a typed VIN, name or announcement number leads to. */
export function TextResults({ search, go }: TextResultsProps) {
  const { t } = useTranslation('vehicles');
  const { t: common } = useTranslation();
  const { q, by, narrowing, vehicleClass } = search;
  const { data, error, refetch } = useTextSearch(search);
  const vin = normaliseVin(q).text;
  // A name counts as searched for once it has led somewhere; from then on the last search was not by VIN.
  const isSearched = by === 'vin' || data !== undefined;
  useEffect(() => {
    if (isSearched) keepLastSearch({ q, by });
  }, [q, by, isSearched]);
  const found = data?.vehicleList[0]?.vehicleTypeCode;
  const isOtherClass =
    vehicleClass !== undefined &&
    data?.vehicleList.every((vehicle) => vehicle.vehicleTypeCode !== vehicleClass) === true;
  return (
    <>
      {by === 'vin' && <VinHead typed={q} />}
      {data === undefined && error === null && <Skeleton label={common('loading')} />}
      {isOtherClass && found !== undefined && <Note kind="info">{t(`result.otherClass.${found}`)}</Note>}
      {data !== undefined && (
        <VehicleResults
          whole={data}
          narrowing={narrowing}
          vin={by === 'vin' && isWellFormedVin(vin) ? vin : undefined}
          onNarrow={(next) => go({ ...search, narrowing: next })}
        />
      )}
      {by === 'vin' && data !== undefined && <StaffAnswer vin={vin} source={data.vinSource} />}
      {data === undefined && error !== null && (
        <Failure search={search} error={error} go={go} onRetry={() => void refetch()} />
      )}
    </>
  );
}

function Failure({ search, error, go, onRetry }: TextResultsProps & { error: CallError; onRetry: () => void }) {
  if (search.by === 'vin' && VIN_TROUBLES.has(error.code)) {
    return <VinTrouble search={search} code={error.code} message={error.message} go={go} />;
  }
  if (error.code === '100100') return <NothingFound search={search} error={error} />;
  return <CallFailed error={error} onRetry={onRetry} />;
}
