import { InputNumber, type InputNumberProps } from 'antd';

interface MoneyInputProps extends Omit<InputNumberProps<number>, 'value' | 'onChange' | 'prefix' | 'precision'> {
  /** In fen. */
  value?: unknown;
  onChange?: ((fen: number | null) => void) | undefined;
}

/** An amount that is typed in yuan and held in fen. */
export function MoneyInput({ value, onChange, ...props }: MoneyInputProps) {
  return (
    <InputNumber<number>
      {...props}
      prefix="¥"
      precision={2}
      value={typeof value === 'number' ? value / 100 : null}
      onChange={(yuan) => onChange?.(yuan === null ? null : Math.round(Number(yuan) * 100))}
    />
  );
}
