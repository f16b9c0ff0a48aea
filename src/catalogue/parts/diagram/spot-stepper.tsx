import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import styles from './diagram.module.css';
import type { Spot } from './spots.ts';
import type { Viewer } from './viewer.ts';

/** Steps through the hotspots of the selection: 1/3. */
export function SpotStepper({ viewer, spots }: { viewer: Viewer; spots: readonly Spot[] }) {
  const { t } = useTranslation('parts-drawing');
  const [index, setIndex] = useState(0);
  const go = (by: number) => {
    const next = (index + by + spots.length) % spots.length;
    setIndex(next);
    const spot = spots[next];
    if (spot !== undefined) viewer.reveal(spot.box);
  };
  return (
    <div className={styles.stepper} role="group" aria-label={t('places')}>
      <Button variant="plain" isSmall isIcon aria-label={t('previousPlace')} onClick={() => go(-1)}>
        <Icon name="left" size={16} />
      </Button>
      <span className="number" aria-live="polite">
        {Math.min(index + 1, spots.length)}/{spots.length}
      </span>
      <Button variant="plain" isSmall isIcon aria-label={t('nextPlace')} onClick={() => go(1)}>
        <Icon name="right" size={16} />
      </Button>
    </div>
  );
}
