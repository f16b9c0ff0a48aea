import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useStore } from '../../../providers/store.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { lazyWithRetry } from '../../../ui/lazy/lazy-with-retry.tsx';
import { OnDemandBoundary } from '../../shared/call/on-demand-boundary.tsx';
import { type HelpTopic, helpOpen, helpTopics } from './help-topics.ts';
import styles from './side-panel.module.css';
import { backToTop, useScrolledPast } from './use-scrolled-past.ts';

const SideCard = lazyWithRetry(async () => (await import('./side-card.tsx')).SideCard);

interface SidePanelProps {
  /**
   * A button for each way to help; one for all, where the screen needs its width, as phones always have it; or none: a
   * phone's menu leads to the help then.
   */
  buttons: 'each' | 'one' | 'none';
  /** Where something of the screen's own stands along a phone's lower edge. */
  isHiddenOnPhones: boolean;
}

/** Floating at the side: codes to scan, the hotline with its hours, and the way back to the top. */
export function SidePanel({ buttons, isHiddenOnPhones }: SidePanelProps) {
  const { t } = useTranslation('site');
  const { pathname: at } = useLocation();
  const open = useStore(helpOpen);
  const topic = open?.at === at ? open.topic : null;
  const isPast = useScrolledPast();
  const topics = buttons === 'none' ? [] : helpTopics();
  const button = (wanted: HelpTopic | 'all', icon: IconName, label: string, className: string) => (
    <Button
      key={wanted}
      variant="plain"
      isIcon
      className={className}
      title={label}
      aria-label={label}
      aria-expanded={topic === wanted}
      onClick={() => helpOpen.set(topic === wanted ? null : { topic: wanted, at })}
    >
      <Icon name={icon} size={20} />
    </Button>
  );
  const looks = [styles.panel, buttons === 'one' ? styles.narrow : '', isHiddenOnPhones ? styles.noPhone : ''];
  return (
    <aside className={looks.filter(Boolean).join(' ')} aria-label={t('panel.label')}>
      {topic !== null && (
        <OnDemandBoundary onError={() => helpOpen.set(null)}>
          <SideCard topic={topic} topics={helpTopics()} onClose={() => helpOpen.set(null)} />
        </OnDemandBoundary>
      )}
      <div className={styles.bar}>
        {topics.map((name) => button(name, icons[name], t(`panel.${name}`), styles.each ?? ''))}
        {topics.length > 0 && button('all', 'info', t('panel.open'), styles.one ?? '')}
        {isPast && (
          <Button
            variant="plain"
            isIcon
            className={styles.top ?? ''}
            title={t('panel.top')}
            aria-label={t('panel.top')}
            onClick={backToTop}
          >
            <Icon name="up" size={20} />
          </Button>
        )}
      </div>
    </aside>
  );
}

const icons = { publicAccount: 'scan', miniProgram: 'grid', hotline: 'phone' } as const;
