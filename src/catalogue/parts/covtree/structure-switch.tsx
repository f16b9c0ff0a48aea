import { useTranslation } from 'react-i18next';
import type { Structure } from './cov-calls.ts';
import styles from './structure-switch.module.css';

interface StructureSwitchProps {
  structure: Structure;
  onChange(isOf: boolean): void;
}

/** The standard structure, or the maker's own. */
export function StructureSwitch({ structure, onChange }: StructureSwitchProps) {
  const { t } = useTranslation('parts');
  return (
    <div className={styles.switch} role="radiogroup" aria-label={t('structure.label')}>
      {(['B', 'OF'] as const).map((name) => (
        <label key={name} title={t(`structure.${name}Hint`)}>
          <input type="radio" name="structure" checked={structure === name} onChange={() => onChange(name === 'OF')} />
          <span>{t(`structure.${name}`)}</span>
        </label>
      ))}
    </div>
  );
}
