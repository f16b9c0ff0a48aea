import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import styles from './diagram.module.css';
import type { Spot } from './spots.ts';
import type { Viewer } from './viewer.ts';

/** Steps through the hotspots of the selection: 1/3. */
export function SpotStepper({ viewer, places }: { viewer: Viewer; places: readonly Spot[] }) {
  const { t } = useTranslation('parts-drawing');
  const [index, setIndex] = useState(0);
  const go = (by: number) => {
    const next = (index + by + places.length) % places.length;
    setIndex(next);
    const place = places[next];
    if (place !== undefined) viewer.reveal(place.box);
  };
  return (
    <div className={styles.stepper} role="group" aria-label={t('places')}>
      <Button look="plain" isSmall isIcon aria-label={t('placeBefore')} onClick={() => go(-1)}>
        <Icon name="left" size={16} />
      </Button>
      <span className="number" aria-live="polite">
        {Math.min(index + 1, places.length)}/{places.length}
      </span>
      <Button look="plain" isSmall isIcon aria-label={t('placeAfter')} onClick={() => go(1)}>
        <Icon name="right" size={16} />
      </Button>
    </div>
  );
}
