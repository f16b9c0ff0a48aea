import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useStore } from '../../../providers/store.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { lazyWithRetry } from '../../../ui/lazy/lazy-with-retry.tsx';
import { OnDemandBoundary } from '../../shared/call/on-demand-boundary.tsx';
import { TopButton } from '../header/top-button.tsx';
import { type HelpTopic, helpOpen, helpTopics } from './help-topics.ts';
import styles from './side-panel.module.css';
import { useScrolledPast } from './use-scrolled-past.ts';

const SideCard = lazyWithRetry(async () => (await import('./side-card.tsx')).SideCard);

interface SidePanelProps {
  /** Without buttons only the header opens the help. */
  hasButtons: boolean;
}

/**
 * Buttons for QR codes, the hotline and scrolling to the top: in the margin of a wide window, else, with one button for
 * all topics, at the end of the page. They never cover content.
 */
export function SidePanel({ hasButtons }: SidePanelProps) {
  const { t } = useTranslation('site');
  const { pathname: at } = useLocation();
  const open = useStore(helpOpen);
  const topic = open?.at === at ? open.topic : null;
  const isPast = useScrolledPast();
  const topics = hasButtons ? helpTopics() : [];
  const button = (name: HelpTopic | 'all', icon: IconName, label: string, className: string) => (
    <Button
      key={name}
      variant="plain"
      isIcon
      className={className}
      title={label}
      aria-label={label}
      aria-expanded={topic === name}
      onClick={() => helpOpen.set(topic === name ? null : { topic: name, at })}
    >
      <Icon name={icon} size={20} />
    </Button>
  );
  return (
    <aside className={`${styles.panel} ${hasButtons ? '' : styles.below}`} aria-label={t('panel.label')}>
      {topic !== null && (
        <OnDemandBoundary onError={() => helpOpen.set(null)}>
          <SideCard topic={topic} topics={helpTopics()} onClose={() => helpOpen.set(null)} />
        </OnDemandBoundary>
      )}
      <div className={styles.bar}>
        {topics.map((name) => button(name, icons[name], t(`panel.${name}`), styles.each ?? ''))}
        {topics.length > 0 && button('all', 'info', t('panel.open'), styles.one ?? '')}
        {hasButtons && isPast && <TopButton className={styles.top ?? ''} />}
      </div>
    </aside>
  );
}

const icons = { publicAccount: 'scan', miniProgram: 'grid', hotline: 'phone' } as const;
