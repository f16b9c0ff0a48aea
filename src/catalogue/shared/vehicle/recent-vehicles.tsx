import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toHalfWidthUpper } from '../../../contract/half-width.ts';
import { fullName } from '../../../contract/vehicles/vehicle-names.ts';
import { language } from '../../../providers/language.ts';
import { useStore } from '../../../providers/store.ts';
import { LazyBoundary } from '../../../ui/lazy/lazy-boundary.tsx';
import { lazyWithRetry } from '../../../ui/lazy/lazy-with-retry.tsx';
import { Pending } from '../../../ui/pending.tsx';
import { HistoryList, type HistoryListEntry } from '../history/history-list.tsx';
import { namesOf, type VehicleEntry, vehicleHistory } from '../history/vehicle-history.ts';
import type { Purpose } from '../navigation/paths.ts';
import styles from './recent-vehicles.module.css';
import { VehicleLinks } from './vehicle-links.tsx';

const OfflineMark = lazyWithRetry(async () => (await import('./offline-mark.tsx')).OfflineMark);

const ROWS_FIRST = 8;

interface Row extends HistoryListEntry<VehicleEntry> {
  names: NonNullable<ReturnType<typeof namesOf>>;
}

/** The vehicles that the account opened last: from this browser at once, then from the server. */
export function RecentVehicles({ purpose }: { purpose?: Purpose | undefined }) {
  const { t: common } = useTranslation();
  const [isLoaded, setLoaded] = useState(false);
  const entries = useStore(vehicleHistory.entries);
  const locale = useStore(language);
  // The server returns the names in the current language, so a new language needs a new request.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `locale` is only the trigger
  useEffect(() => void vehicleHistory.refresh().finally(() => setLoaded(true)), [locale]);
  const rows = entries.flatMap((entry): Row[] => {
    const names = namesOf(entry, locale);
    const key = `${entry.vehicleId} ${entry.vin ?? ''}`;
    return names === undefined ? [] : [{ key, entry, names, name: fullName(names) }];
  });
  const pending = <Pending label={common('loading')} rows={4} />;
  if (rows.length === 0) return isLoaded ? null : pending;
  // The list loads its texts when it is first shown: without a boundary the screen would hide, and its search lose the focus.
  return (
    <LazyBoundary fallback={pending}>
      <HistoryList
        history={vehicleHistory}
        entries={rows}
        texts={{ namespace: 'vehicles', prefix: 'recent' }}
        initialCount={ROWS_FIRST}
        isMatch={({ entry, name }, filter) => containsWords(`${name} ${entry.vin ?? ''}`, filter)}
      >
        {({ entry: { vehicleId, vehicleTypeCode, vin }, names, name }) => (
          <>
            <span className={styles.name}>
              {name}
              {vin !== null && <span className="oe quiet"> {vin}</span>}
              <LazyBoundary>
                <OfflineMark vehicleId={vehicleId} vin={vin} />
              </LazyBoundary>
            </span>
            <VehicleLinks
              vehicle={{ vehicleId, vehicleTypeCode, ...names }}
              vin={vin ?? undefined}
              isRow
              purpose={purpose}
            />
          </>
        )}
      </HistoryList>
    </LazyBoundary>
  );
}

/** Whether the text contains every word of the filter. */
function containsWords(text: string, filter: string): boolean {
  const folded = toHalfWidthUpper(text);
  return toHalfWidthUpper(filter)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
