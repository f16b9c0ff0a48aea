import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { siteOfPage } from '../../providers/site.ts';
import { Button } from '../../ui/button.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { hotlineOf } from './hotline.ts';
import styles from './side-panel.module.css';
import { backToTop, useScrolledPast } from './use-scrolled-past.ts';

const SideCard = lazy(async () => ({ default: (await import('./side-card.tsx')).SideCard }));

export type SideTopic = 'publicAccount' | 'miniProgram' | 'hotline' | 'all';

interface SidePanelProps {
  /** One button that opens it all: where the screen needs its width. Phones always have it so. */
  isNarrow: boolean;
  isHiddenOnPhones: boolean;
}

/** Floating at the side: codes to scan, the hotline with its hours, and the way back to the top. */
export function SidePanel({ isNarrow, isHiddenOnPhones }: SidePanelProps) {
  const { t } = useTranslation('site');
  const [topic, setTopic] = useState<SideTopic | null>(null);
  const isPast = useScrolledPast();
  const topics = topicsOf();
  const toggle = (wanted: SideTopic) => setTopic(topic === wanted ? null : wanted);
  const button = (wanted: SideTopic, icon: IconName, label: string, className: string) => (
    <Button
      key={wanted}
      look="plain"
      isIcon
      className={className}
      title={label}
      aria-label={label}
      aria-expanded={topic === wanted}
      onClick={() => toggle(wanted)}
    >
      <Icon name={icon} size={20} />
    </Button>
  );
  const looks = [styles.panel, isNarrow ? styles.narrow : '', isHiddenOnPhones ? styles.noPhone : ''];
  return (
    <aside className={looks.filter(Boolean).join(' ')} aria-label={t('panel.label')}>
      {topic !== null && (
        <Suspense fallback={null}>
          <SideCard topic={topic} topics={topics} onClose={() => setTopic(null)} />
        </Suspense>
      )}
      <div className={styles.bar}>
        {topics.map((name) => button(name, icons[name], t(`panel.${name}`), styles.each ?? ''))}
        {topics.length > 0 && button('all', 'info', t('panel.open'), styles.one ?? '')}
        {isPast && (
          <Button look="plain" isIcon title={t('panel.top')} aria-label={t('panel.top')} onClick={backToTop}>
            <Icon name="up" size={20} />
          </Button>
        )}
      </div>
    </aside>
  );
}

const icons = { publicAccount: 'scan', miniProgram: 'grid', hotline: 'phone' } as const;

/** What this site has set up; a demo shows everything, with samples. */
function topicsOf(): Exclude<SideTopic, 'all'>[] {
  const site = siteOfPage();
  return [
    ...(site.publicAccountUrl !== null || site.isDemo ? (['publicAccount'] as const) : []),
    ...(site.miniProgramUrl !== null || site.isDemo ? (['miniProgram'] as const) : []),
    ...(hotlineOf(site) !== null ? (['hotline'] as const) : []),
  ];
}
