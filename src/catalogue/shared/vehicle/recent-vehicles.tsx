import { useEffect } from 'react';
import { toHalfWidthUpper } from '../../../contract/half-width.ts';
import { fullName } from '../../../contract/vehicles/vehicle-names.ts';
import { language } from '../../../providers/language.ts';
import { useStore } from '../../../providers/store.ts';
import { HistoryList, type ShownEntry } from '../history/history-list.tsx';
import { namesOf, type VehicleEntry, vehicleHistory } from '../history/vehicle-history.ts';
import type { Purpose } from '../navigation/paths.ts';
import styles from './recent-vehicles.module.css';
import { VehicleLinks } from './vehicle-links.tsx';

const FIRST = 8;

interface Shown extends ShownEntry<VehicleEntry> {
  names: NonNullable<ReturnType<typeof namesOf>>;
}

/** The vehicles that were opened last, on whichever device: at once from this browser, then as the account has them. */
export function RecentVehicles({ purpose }: { purpose?: Purpose | undefined }) {
  const entries = useStore(vehicleHistory.shown);
  const inLanguage = useStore(language);
  // In another language the names are asked for again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => void vehicleHistory.refresh(), [inLanguage]);
  const shown = entries.flatMap((entry): Shown[] => {
    const names = namesOf(entry, inLanguage);
    const key = `${entry.vehicleId} ${entry.vin ?? ''}`;
    return names === undefined ? [] : [{ key, entry, names, name: fullName(names) }];
  });
  if (shown.length === 0) return null;
  return (
    <HistoryList
      history={vehicleHistory}
      shown={shown}
      words={{ namespace: 'vehicles', prefix: 'recent' }}
      first={FIRST}
      isMatch={({ entry, name }, typed) => hasWords(`${name} ${entry.vin ?? ''}`, typed)}
    >
      {({ entry: { vehicleId, vehicleTypeCode, vin }, names, name }) => (
        <>
          <span className={styles.name}>
            {name}
            {vin !== null && <span className="oe quiet"> {vin}</span>}
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
  );
}

/** Whether every typed word stands in the text. */
function hasWords(text: string, typed: string): boolean {
  const folded = toHalfWidthUpper(text);
  return toHalfWidthUpper(typed)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
