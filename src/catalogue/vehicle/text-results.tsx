import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isWellFormedVin, normaliseVin } from '../../contract/vin.ts';
import type { CallError } from '../../providers/call-error.ts';
import { Skeleton } from '../../ui/state.tsx';
import { CallFailed } from '../shell/call-failed.tsx';
import { keepLastSearch } from './last-search.ts';
import { NothingFound } from './nothing-found.tsx';
import type { SearchPlace, TextSearch } from './search-place.ts';
import { useTextSearch } from './use-text-search.ts';
import { VehicleResults } from './vehicle-results.tsx';
import { VinHead } from './vin-head.tsx';
import { VinTrouble } from './vin-trouble.tsx';

interface TextResultsProps {
  search: TextSearch;
  go: (place: SearchPlace, isReplacing?: boolean) => void;
}

/** Codes that say something about the VIN itself: then it is explained and, where possible, repaired. */
const VIN_TROUBLES = new Set(['200400', '200200', '100100']);

/** What a typed VIN, name or announcement number leads to. */
export function TextResults({ search, go }: TextResultsProps) {
  const { t: common } = useTranslation();
  const { q, by, narrowing } = search;
  const { data, error, refetch } = useTextSearch(search);
  const vin = normaliseVin(q).text;
  useEffect(() => keepLastSearch({ q, by }), [q, by]);
  return (
    <>
      {by === 'vin' && <VinHead typed={q} />}
      {data === undefined && error === null && <Skeleton label={common('loading')} />}
      {data !== undefined && (
        <VehicleResults
          whole={data}
          narrowing={narrowing}
          vin={by === 'vin' && isWellFormedVin(vin) ? vin : undefined}
          onNarrow={(next) => go({ ...search, narrowing: next })}
        />
      )}
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
  if (error.code === '100100') return <NothingFound search={search} message={error.message} />;
  return <CallFailed error={error} onRetry={onRetry} />;
}
