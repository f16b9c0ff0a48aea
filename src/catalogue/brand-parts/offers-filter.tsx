import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { useSyncedInput } from '../../ui/hooks/use-synced-input.ts';
import styles from './brand-part-screen.module.css';
import { type BrandPartState, offerClasses } from './brand-part-state.ts';
import type { filterChoices } from './offers.ts';

interface OffersFilterProps {
  state: BrandPartState;
  choices: ReturnType<typeof filterChoices>;
  onChange: (change: Partial<BrandPartState>) => void;
}

/** Filters a vehicle's aftermarket parts by system, brand, class and text. */
export function OffersFilter({ state, choices, onChange }: OffersFilterProps) {
  const { t } = useTranslation('brand-parts');
  const [text, setText] = useSyncedInput(state.text);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onChange({ text: text.trim() });
  };
  return (
    <form role="search" className={styles.filters} onSubmit={submit}>
      <Choice
        name="system"
        value={state.system}
        options={choices.systems.map((system) => [system, system])}
        onChoose={(system) => onChange({ system })}
      />
      <Choice
        name="brand"
        value={String(state.brand ?? '')}
        options={choices.brands.map(([id, name]) => [String(id), name])}
        onChoose={(id) => onChange({ brand: id === '' ? undefined : Number(id) })}
      />
      <Choice
        name="class"
        value={state.partClass ?? ''}
        options={choices.classes.map((value) => [value, t(`class.${value}`)])}
        onChoose={(value) => onChange({ partClass: offerClasses.find((other) => other === value) })}
      />
      <Field
        label={t('filter.words')}
        type="search"
        value={text}
        maxLength={60}
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
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
