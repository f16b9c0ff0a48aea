import { useTranslation } from 'react-i18next';
import { useShownChoice } from '../../../ui/choice/use-shown-choice.ts';
import type { Structure } from './cov-calls.ts';
import styles from './structure-switch.module.css';

interface StructureSwitchProps {
  structure: Structure;
  onChange(isMakerStructure: boolean): void;
}

/** Switch between the standard structure and the maker's own. */
export function StructureSwitch({ structure, onChange }: StructureSwitchProps) {
  const { t } = useTranslation('parts');
  const [displayed, choose] = useShownChoice<Structure>(structure, (to) => onChange(to === 'OF'));
  return (
    <div
      className={styles.switch}
      role="radiogroup"
      aria-label={t('structure.label')}
      aria-busy={displayed !== structure}
    >
      {(['B', 'OF'] as const).map((name) => (
        <label key={name} title={t(`structure.${name}Hint`)}>
          <input type="radio" name="structure" checked={displayed === name} onChange={() => choose(name)} />
          <span>{t(`structure.${name}`)}</span>
        </label>
      ))}
    </div>
  );
}
