import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';

interface TreeToolsProps {
  onExpand(): void;
  onCollapse(): void;
}

export function TreeTools({ onExpand, onCollapse }: TreeToolsProps) {
  const { t } = useTranslation('parts');
  return (
    <>
      <Button variant="plain" isSmall isIcon aria-label={t('tree.expand')} title={t('tree.expand')} onClick={onExpand}>
        <Icon name="plus" size={16} />
      </Button>
      <Button
        variant="plain"
        isSmall
        isIcon
        aria-label={t('tree.collapse')}
        title={t('tree.collapse')}
        onClick={onCollapse}
      >
        <Icon name="minus" size={16} />
      </Button>
    </>
  );
}
