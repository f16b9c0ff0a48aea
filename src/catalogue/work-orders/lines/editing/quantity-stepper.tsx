import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LineKind } from '../../../../contract/work-orders/schemas.ts';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { parseQuantity, stepQuantity } from './quantity.ts';
import styles from './quantity-stepper.module.css';
import { useAutoSave } from './use-auto-save.ts';

interface QuantityStepperProps {
  /** The part's name. */
  name: string;
  kind: LineKind;
  quantity: number;
  /** Empty for pieces. */
  unit: string;
  /** Resolves to whether the quantity was accepted. */
  onSave: (quantity: number) => Promise<boolean>;
  /** Whether the quantity is not saved yet. */
  isUnsent: boolean;
  onRetry: () => void;
}

/** A quantity field with buttons for one more and one less. */
export function QuantityStepper({ name, kind, quantity, unit, onSave, isUnsent, onRetry }: QuantityStepperProps) {
  const { t } = useTranslation('work-orders');
  const { t: common } = useTranslation();
  const { value, set } = useAutoSave(quantity, onSave);
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  const reset = () => {
    setTyped(null);
    setError(undefined);
  };
  const commit = () => {
    if (typed === null) return;
    const parsed = parseQuantity(typed, kind);
    if (parsed === null) return setError(t(kind === 'part' ? 'item.invalidQuantity' : 'item.invalidAmount'));
    reset();
    if (parsed !== value) set(parsed);
  };
  const step = (by: 1 | -1) => {
    reset();
    set(stepQuantity(value, by));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') commit();
    if (event.key === 'Escape') reset();
  };
  return (
    <span className={styles.stepper}>
      <Button isSmall isIcon aria-label={t('item.fewer', { name })} disabled={value <= 1} onClick={() => step(-1)}>
        <Icon name="minus" size={14} />
      </Button>
      <span className={styles.field}>
        <Field
          label={t('item.quantity', { name })}
          isLabelHidden
          inputMode={kind === 'part' ? 'numeric' : 'decimal'}
          autoComplete="off"
          maxLength={7}
          className="number"
          value={typed ?? String(value)}
          error={error}
          {...(isUnsent && { hint: t('unsent.note') })}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={commit}
        />
      </span>
      <Button isSmall isIcon aria-label={t('item.more', { name })} disabled={value >= 9999} onClick={() => step(1)}>
        <Icon name="plus" size={14} />
      </Button>
      {unit !== '' && <span className={styles.unit}>{unit}</span>}
      {isUnsent && (
        <Button isSmall onClick={onRetry}>
          {common('action.retry')}
        </Button>
      )}
    </span>
  );
}
