import { useTranslation } from 'react-i18next';
import { documentCalls } from '../../../contract/api-services/documents/calls.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import cards from '../account/cards.module.css';
import styles from './keys.module.css';

interface InterfaceChoiceProps {
  /** Codes of interfaces; null for all. */
  value: readonly string[] | null;
  onChange: (value: readonly string[] | null) => void;
}

/** All interfaces, or chosen ones. */
export function InterfaceChoice({ value, onChange }: InterfaceChoiceProps) {
  const { t } = useTranslation('api-keys');
  const { data } = useCall(documentCalls.documentPage, { id: 'overview' });
  const pages = data?.groups.flatMap((group) => group.pages).filter(({ isInterface }) => isInterface) ?? [];
  const toggle = (code: string) => {
    const chosen = value ?? [];
    onChange(chosen.includes(code) ? chosen.filter((each) => each !== code) : [...chosen, code]);
  };
  return (
    <fieldset className={cards.choice}>
      <legend>{t('field.interfaces')}</legend>
      <label>
        <input type="checkbox" checked={value === null} onChange={() => onChange(value === null ? [] : null)} />
        {t('all')}
      </label>
      {value !== null && (
        <div className={styles.options}>
          {pages.map(({ id, title }) => (
            <label key={id}>
              <input type="checkbox" checked={value.includes(id)} onChange={() => toggle(id)} />
              {title}
            </label>
          ))}
        </div>
      )}
    </fieldset>
  );
}
