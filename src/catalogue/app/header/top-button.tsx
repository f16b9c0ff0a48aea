import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { scrollToTop } from '../layout/use-scrolled-past.ts';

/** Scrolls the page to its top. */
export function TopButton({ className }: { className: string }) {
  const { t } = useTranslation();
  const label = t('menu.top');
  return (
    <Button variant="plain" isIcon className={className} title={label} aria-label={label} onClick={scrollToTop}>
      <Icon name="up" size={20} />
    </Button>
  );
}
