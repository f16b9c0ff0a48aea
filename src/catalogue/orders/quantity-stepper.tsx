import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './quantity-stepper.module.css';
import { useLatest } from './use-latest.ts';

const MOST = 9999;

interface QuantityStepperProps {
  /** The part's name. */
  name: string;
  quantity: number;
  /** Says whether it was saved; on failure the user has been told. */
  onSave: (quantity: number) => Promise<boolean>;
}

/** How many, from 1 to 9999: one more, one less, or typed. */
export function QuantityStepper({ name, quantity, onSave }: QuantityStepperProps) {
  const { t } = useTranslation('orders');
  const [shown, ask] = useLatest(quantity, onSave);
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  const settle = () => {
    setTyped(null);
    setError(undefined);
  };
  const commit = () => {
    if (typed === null) return;
    const wanted = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : 0;
    if (wanted < 1) return setError(t('item.badQuantity'));
    settle();
    if (wanted !== shown) ask(wanted);
  };
  const step = (by: number) => {
    settle();
    ask(Math.min(MOST, Math.max(1, shown + by)));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') commit();
    if (event.key === 'Escape') settle();
  };
  return (
    <span className={styles.stepper}>
      <span className={styles.printed}>{shown}</span>
      <Button isSmall isIcon aria-label={t('item.fewer', { name })} disabled={shown <= 1} onClick={() => step(-1)}>
        <Icon name="minus" size={14} />
      </Button>
      <span className={styles.field}>
        <Field
          label={t('item.quantity', { name })}
          isLabelUnseen
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          className="number"
          value={typed ?? String(shown)}
          error={error}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={commit}
        />
      </span>
      <Button isSmall isIcon aria-label={t('item.more', { name })} disabled={shown >= MOST} onClick={() => step(1)}>
        <Icon name="plus" size={14} />
      </Button>
    </span>
  );
}
