import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { halfWidthUpper } from '../../contract/half-width.ts';
import { fullName } from '../../contract/vehicle-names.ts';
import { language } from '../../providers/language.ts';
import { tell } from '../../providers/notification.ts';
import { useStore } from '../../providers/store.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Purpose } from '../routes.ts';
import { namesOf, type VehicleEntry, vehicleHistory } from '../shell/vehicle-history.ts';
import styles from './recent.module.css';
import { VehicleLinks } from './vehicle-links.tsx';
import panel from './vehicle-screen.module.css';

/** As many as are seen at a glance; the others are a click away. */
const FIRST = 8;

interface Shown {
  entry: VehicleEntry;
  names: NonNullable<ReturnType<typeof namesOf>>;
  name: string;
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
    return names === undefined ? [] : [{ entry, names, name: fullName(names) }];
  });
  return shown.length === 0 ? null : <RecentList shown={shown} purpose={purpose} />;
}

function RecentList({ shown, purpose }: { shown: readonly Shown[]; purpose: Purpose | undefined }) {
  const { t } = useTranslation('vehicle');
  const [typed, setTyped] = useState('');
  const [hasAll, setHasAll] = useState(false);
  const found = shown.filter(({ entry, name }) => hasWords(`${name} ${entry.vin ?? ''}`, typed));
  const seen = hasAll || typed !== '' ? found : found.slice(0, FIRST);
  const onClear = () => {
    const cleared = shown.flatMap(({ entry }) => (entry.isPinned ? [] : [entry]));
    vehicleHistory.remove(cleared);
    tell('success', t('recent.cleared', { count: cleared.length }), () => vehicleHistory.restore(cleared));
  };
  return (
    <section className={panel.panel}>
      <div className={styles.head}>
        <h2>{t('recent.title')}</h2>
        {shown.some(({ entry }) => !entry.isPinned) && (
          <Button look="link" onClick={onClear}>
            {t('recent.clear')}
          </Button>
        )}
      </div>
      <p className="quiet">{t('recent.shared')}</p>
      {shown.length > FIRST && (
        <Field
          label={t('recent.filter')}
          isLabelUnseen
          placeholder={t('recent.filter')}
          type="search"
          maxLength={60}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      {seen.length === 0 && <p role="status">{t('recent.none')}</p>}
      <ul className={styles.list}>
        {seen.map((one) => (
          <Row key={`${one.entry.vehicleId} ${one.entry.vin ?? ''}`} {...one} purpose={purpose} />
        ))}
      </ul>
      {seen.length < found.length && (
        <Button onClick={() => setHasAll(true)}>{t('recent.all', { count: found.length - seen.length })}</Button>
      )}
    </section>
  );
}

function Row({ entry, names, name, purpose }: Shown & { purpose: Purpose | undefined }) {
  const { t } = useTranslation('vehicle');
  const { vehicleId, vehicleTypeCode, vin, isPinned } = entry;
  const onRemove = () => {
    vehicleHistory.remove([entry]);
    tell('success', t('recent.removed', { name }), () => vehicleHistory.restore([entry]));
  };
  return (
    <li>
      <Button
        look="plain"
        isSmall
        isIcon
        className={isPinned ? (styles.pinned ?? '') : (styles.unpinned ?? '')}
        aria-pressed={isPinned}
        aria-label={t(isPinned ? 'recent.unpin' : 'recent.pin', { name })}
        onClick={() => vehicleHistory.pin(entry, !isPinned)}
      >
        <Icon name="star" size={16} />
      </Button>
      <span className={styles.name}>
        {name}
        {vin !== null && <span className="oe quiet"> {vin}</span>}
      </span>
      <span className={styles.actions}>
        <VehicleLinks
          vehicle={{ vehicleId, vehicleTypeCode, ...names }}
          vin={vin ?? undefined}
          isRow
          purpose={purpose}
        />
        <Button look="plain" isSmall isIcon aria-label={t('recent.remove', { name })} onClick={onRemove}>
          <Icon name="close" size={16} />
        </Button>
      </span>
    </li>
  );
}

/** Whether every typed word stands in the text. */
function hasWords(text: string, typed: string): boolean {
  const folded = halfWidthUpper(text);
  return halfWidthUpper(typed)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
