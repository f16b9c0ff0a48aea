import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LineKind } from '../../../contract/work-orders/schemas.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { quantityOf, stepped } from './quantity.ts';
import styles from './quantity-stepper.module.css';
import { type Saved, useLatest } from './use-latest.ts';

interface QuantityStepperProps {
  /** The part's name. */
  name: string;
  kind: LineKind;
  quantity: number;
  /** What is counted; empty for pieces. */
  unit: string;
  onSave: (quantity: number) => Promise<Saved>;
}

/** How many, up to 9999: one more, one less, or typed. */
export function QuantityStepper({ name, kind, quantity, unit, onSave }: QuantityStepperProps) {
  const { t } = useTranslation('work-orders');
  const { t: common } = useTranslation();
  const { shown, ask, isUnsent, retry } = useLatest(quantity, onSave);
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  const settle = () => {
    setTyped(null);
    setError(undefined);
  };
  const commit = () => {
    if (typed === null) return;
    const wanted = quantityOf(typed, kind);
    if (wanted === null) return setError(t(kind === 'part' ? 'item.badQuantity' : 'item.badAmount'));
    settle();
    if (wanted !== shown) ask(wanted);
  };
  const step = (by: 1 | -1) => {
    settle();
    ask(stepped(shown, by));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') commit();
    if (event.key === 'Escape') settle();
  };
  return (
    <span className={styles.stepper}>
      <Button isSmall isIcon aria-label={t('item.fewer', { name })} disabled={shown <= 1} onClick={() => step(-1)}>
        <Icon name="minus" size={14} />
      </Button>
      <span className={styles.field}>
        <Field
          label={t('item.quantity', { name })}
          isLabelUnseen
          inputMode={kind === 'part' ? 'numeric' : 'decimal'}
          autoComplete="off"
          maxLength={7}
          className="number"
          value={typed ?? String(shown)}
          error={error ?? (isUnsent ? t('item.unsent') : undefined)}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={commit}
        />
      </span>
      <Button isSmall isIcon aria-label={t('item.more', { name })} disabled={shown >= 9999} onClick={() => step(1)}>
        <Icon name="plus" size={14} />
      </Button>
      {unit !== '' && <span className={styles.unit}>{unit}</span>}
      {isUnsent && (
        <Button isSmall onClick={retry}>
          {common('action.retry')}
        </Button>
      )}
    </span>
  );
}
