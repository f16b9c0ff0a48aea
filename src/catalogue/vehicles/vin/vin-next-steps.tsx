import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { panelClass } from '../../../ui/panel.ts';
import { links } from '../../shared/navigation/paths.ts';
import panel from '../vehicle-screen.module.css';
import styles from './vin.module.css';

/** Other ways to find the vehicle when its VIN does not. */
export function VinNextSteps({ maker }: { maker: string | null }) {
  const { t } = useTranslation('vehicles');
  const navigate = useNavigate();
  const [announcement, setAnnouncement] = useState('');
  const onCompare = (event: FormEvent) => {
    event.preventDefault();
    if (announcement.trim() !== '') navigate(links.vehicle({ q: announcement.trim(), by: 'announcement' }));
  };
  return (
    <section className={panelClass(panel.panel, 'roomy')}>
      <h2>{t('vin.next.title')}</h2>
      <form className={styles.compare} onSubmit={onCompare}>
        <Field
          label={t('vin.next.announcement')}
          value={announcement}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={80}
          onChange={(event) => setAnnouncement(event.target.value)}
        />
        <Button type="submit">{t('vin.next.compare')}</Button>
      </form>
      <div className={styles.actions}>
        {maker !== null && (
          <Link className={buttonClass()} to={links.vehicle({ q: maker, by: 'name' })}>
            {t('vin.next.byName', { maker })}
          </Link>
        )}
        <Link className={buttonClass()} to={links.drillDown({ type: 'C', brand: maker ?? undefined })}>
          {maker === null ? t('vin.next.drillDown') : t('vin.next.drillDownBrand', { maker })}
        </Link>
      </div>
    </section>
  );
}
