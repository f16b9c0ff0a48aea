import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Structure } from './cov-calls.ts';
import styles from './structure-switch.module.css';

interface StructureSwitchProps {
  structure: Structure;
  onChange(isMakerStructure: boolean): void;
}

/**
 * Switch between the standard structure and the maker's own. Optimistic: it shows the choice before the URL has changed,
 * which can take a moment on a slow machine.
 */
export function StructureSwitch({ structure, onChange }: StructureSwitchProps) {
  const { t } = useTranslation('parts');
  const [choice, setPressed] = useState({ in: structure, to: structure });
  if (choice.in !== structure) setPressed({ in: structure, to: structure });
  const displayed = choice.in === structure ? choice.to : structure;
  const onPress = (to: Structure) => {
    setPressed({ in: structure, to });
    onChange(to === 'OF');
  };
  return (
    <div
      className={styles.switch}
      role="radiogroup"
      aria-label={t('structure.label')}
      aria-busy={displayed !== structure}
    >
      {(['B', 'OF'] as const).map((name) => (
        <label key={name} title={t(`structure.${name}Hint`)}>
          <input type="radio" name="structure" checked={displayed === name} onChange={() => onPress(name)} />
          <span>{t(`structure.${name}`)}</span>
        </label>
      ))}
    </div>
  );
}
