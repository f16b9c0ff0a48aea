import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { useSyncedInput } from '../../ui/hooks/use-synced-input.ts';
import type { BrandPartPlace } from './brand-part-place.ts';
import styles from './brand-part-screen.module.css';
import type { choicesOf } from './offers.ts';

interface OffersFilterProps {
  place: BrandPartPlace;
  choices: ReturnType<typeof choicesOf>;
  onChange: (change: Partial<BrandPartPlace>) => void;
}

/** What of a vehicle's aftermarket parts is listed. */
export function OffersFilter({ place, choices, onChange }: OffersFilterProps) {
  const { t } = useTranslation('brand-parts');
  const [words, setWords] = useSyncedInput(place.words);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onChange({ words: words.trim() });
  };
  return (
    <form role="search" className={styles.filters} onSubmit={submit}>
      <Choice
        name="system"
        value={place.system}
        options={choices.systems.map((system) => [system, system])}
        onChoose={(system) => onChange({ system })}
      />
      <Choice
        name="brand"
        value={String(place.brand ?? '')}
        options={choices.brands.map(([id, name]) => [String(id), name])}
        onChoose={(id) => onChange({ brand: id === '' ? undefined : Number(id) })}
      />
      <Choice
        name="class"
        value={place.partClass ?? ''}
        options={choices.classes.map((value) => [value, t(`class.${value}`)])}
        onChoose={(value) =>
          onChange({
            partClass: value === 'equivalent' || value === 'used' || value === 'remanufactured' ? value : undefined,
          })
        }
      />
      <Field
        label={t('filter.words')}
        type="search"
        value={words}
        maxLength={60}
        autoComplete="off"
        onChange={(event) => setWords(event.target.value)}
      />
      <Button type="submit">{t('filter.apply')}</Button>
    </form>
  );
}

interface ChoiceProps {
  name: 'system' | 'brand' | 'class';
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  onChoose: (value: string) => void;
}

function Choice({ name, value, options, onChoose }: ChoiceProps) {
  const { t } = useTranslation('brand-parts');
  return (
    <label className={styles.choice}>
      <span>{t(`filter.${name}`)}</span>
      <select value={value} onChange={(event) => onChoose(event.target.value)}>
        <option value="">{t('filter.any')}</option>
        {options.map(([key, label]) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
