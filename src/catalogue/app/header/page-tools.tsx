import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useStore } from '../../../providers/store.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useIsReadingPage } from '../../shared/navigation/reading-page.ts';
import { helpOpen, helpTopics } from '../layout/help-topics.ts';
import { useScrolledPast } from '../layout/use-scrolled-past.ts';
import styles from './page-tools.module.css';
import { TopButton } from './top-button.tsx';

/** Help and the way back to the top, where the page has no room for the side panel. */
export function PageTools() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const isOpen = useStore(helpOpen)?.at === pathname;
  const isPast = useScrolledPast();
  const place = useIsReadingPage() ? styles.unlessWide : '';
  return (
    <>
      {isPast && <TopButton className={`${styles.top} ${place}`} />}
      {helpTopics().length > 0 && (
        <Button
          variant="plain"
          isIcon
          className={`${styles.help} ${place}`}
          title={t('menu.help')}
          aria-label={t('menu.help')}
          aria-expanded={isOpen}
          onClick={() => helpOpen.set(isOpen ? null : { topic: 'all', at: pathname })}
        >
          <Icon name="info" />
        </Button>
      )}
    </>
  );
}
