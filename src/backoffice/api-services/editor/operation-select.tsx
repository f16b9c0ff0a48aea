import { Input } from 'antd';

interface OperationSelectProps {
  id: string;
  value: string;
  isDisabled: boolean;
  onChange: (operation: string) => void;
}

/** An operation of this product. */
export function OperationSelect({ value, isDisabled, onChange, ...input }: OperationSelectProps) {
  return (
    <Input
      {...input}
      value={value}
      maxLength={60}
      spellCheck={false}
      disabled={isDisabled}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
