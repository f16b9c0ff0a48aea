import { toString as qrOf } from 'qrcode';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readSite } from '../../../providers/page/site.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { hotlineOf } from '../../shared/site/hotline.ts';
import type { HelpTopic } from './help-topics.ts';
import styles from './side-panel.module.css';

interface SideCardProps {
  topic: HelpTopic | 'all';
  topics: readonly HelpTopic[];
  onClose: () => void;
}

/** What a button of the side panel opens: one topic, or all of them where there is but one button. */
export function SideCard({ topic, topics, onClose }: SideCardProps) {
  const { t } = useTranslation('site');
  const card = useRef<HTMLElement>(null);
  // The menu that it may have been opened from is gone by now: the keyboard goes on here, and back where it was.
  useEffect(() => {
    const before = document.activeElement;
    card.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && onClose();
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [onClose]);
  return (
    <section
      ref={card}
      tabIndex={-1}
      className={styles.card}
      aria-label={t(topic === 'all' ? 'panel.label' : `panel.${topic}`)}
    >
      <Button
        variant="plain"
        isSmall
        isIcon
        className={styles.close ?? ''}
        aria-label={t('panel.close')}
        onClick={onClose}
      >
        <Icon name="close" size={16} />
      </Button>
      {(topic === 'all' ? topics : [topic]).map((each) => (
        <div key={each}>
          <h2>{t(`panel.${each}`)}</h2>
          {each === 'hotline' ? <Hotline /> : <Code topic={each} />}
        </div>
      ))}
    </section>
  );
}

function Hotline() {
  const { t } = useTranslation('site');
  const site = readSite();
  const hotline = hotlineOf(site);
  if (hotline === null) return null;
  return (
    <>
      <a className={styles.number} href={`tel:${hotline.number}`}>
        {hotline.number}
      </a>
      {hotline.isSample && <small> ({t('footer.sample')})</small>}
      <p>{t('panel.hours', { ...site.contact.hours })}</p>
    </>
  );
}

function Code({ topic }: { topic: 'publicAccount' | 'miniProgram' }) {
  const { t } = useTranslation('site');
  const [picture, setPicture] = useState<string | null>(null);
  const { publicAccountUrl, miniProgramUrl } = readSite();
  const set = topic === 'publicAccount' ? publicAccountUrl : miniProgramUrl;
  useEffect(() => {
    let isWanted = true;
    // Dark on white whatever the theme: a camera reads it so.
    qrOf(set ?? window.location.origin, { type: 'svg', margin: 2 }).then(
      (svg) => isWanted && setPicture(`data:image/svg+xml,${encodeURIComponent(svg)}`),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [set]);
  return (
    <>
      {picture === null ? (
        <div className={styles.code} role="status" aria-label={t('panel.making')} />
      ) : (
        <img className={styles.code} src={picture} alt={t('panel.qr', { name: t(`panel.${topic}`) })} />
      )}
      <p>{t(set === null ? 'panel.sample' : `panel.${topic}Hint`)}</p>
    </>
  );
}
