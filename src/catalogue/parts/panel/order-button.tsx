import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';

interface OrderButtonProps {
  name: string;
  oe: string;
  isOn: boolean;
  isBusy?: boolean;
  canAdd: boolean;
  onPress(): void;
}

/** Adds a number to the work order, or removes it. */
export function OrderButton({ name, oe, isOn, isBusy = false, canAdd, onPress }: OrderButtonProps) {
  const { t } = useTranslation('parts');
  const label = t(isOn ? 'list.remove' : 'list.add', { name, oe });
  return (
    <Button
      isSmall
      isIcon
      variant={isOn ? 'primary' : 'default'}
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      isBusy={isBusy}
      disabled={!canAdd}
      onClick={onPress}
    >
      <Icon name={isOn ? 'check' : 'plus'} size={16} />
    </Button>
  );
}
