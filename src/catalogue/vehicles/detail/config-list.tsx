import { useTranslation } from 'react-i18next';
import type { VehicleConfig } from '../../../contract/vehicles/schemas.ts';
import { panelClass } from '../../../ui/panel.ts';
import { useValueLabel } from '../results/use-value-label.ts';
import panel from '../vehicle-screen.module.css';
import { configGroups } from './config-groups.ts';
import styles from './detail.module.css';
import { formatDateSpan } from './format-date-span.ts';

export function ConfigList({ config }: { config: VehicleConfig['config'] }) {
  const { t, i18n } = useTranslation('vehicles');
  const labelOf = useValueLabel();
  const format = (key: string, value: string) => {
    if (key === 'produced') return formatDateSpan(value, i18n.language, t('config.now')) ?? value;
    return key === 'powerKw' ? t('config.kilowatts', { value }) : labelOf(key, value);
  };
  return (
    <section className={panelClass(panel.panel, 'roomy')}>
      <h2>{t('config.title')}</h2>
      <div className={styles.groups}>
        {configGroups(config).map(({ name, lines }) => (
          <div key={name} className={styles.group}>
            <h3>{t(`config.group.${name}`)}</h3>
            <dl>
              {lines.map(({ key, label, value }) => (
                <div key={key}>
                  <dt>{label ?? t(`config.key.${key}`, { defaultValue: key })}</dt>
                  <dd>{label === undefined ? format(key, value) : value}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </section>
  );
}
