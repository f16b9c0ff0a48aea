import { Button } from 'antd';

interface RowButtonProps {
  text: string;
  /** Of the record, for screen readers. */
  name: string;
  isDanger?: boolean;
  isDisabled?: boolean;
  hint?: string | undefined;
  onClick: () => void;
}

/** An action of a row. */
export function RowButton({ text, name, isDanger = false, isDisabled = false, hint, onClick }: RowButtonProps) {
  return (
    <Button
      type="link"
      size="small"
      danger={isDanger}
      disabled={isDisabled}
      title={hint}
      aria-label={`${text} ${name}`}
      onClick={onClick}
    >
      {text}
    </Button>
  );
}
