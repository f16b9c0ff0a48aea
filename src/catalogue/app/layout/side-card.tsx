import { toString as createQrCode } from 'qrcode';
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

/** The card that the side panel opens: one topic or all of them. */
export function SideCard({ topic, topics, onClose }: SideCardProps) {
  const { t } = useTranslation('site');
  const card = useRef<HTMLElement>(null);
  // Move the focus here, since the menu that opened the card may be gone, and restore it on close.
  useEffect(() => {
    const previousFocus = document.activeElement;
    card.current?.focus();
    return () => {
      if (previousFocus instanceof HTMLElement) previousFocus.focus();
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
  const url = topic === 'publicAccount' ? publicAccountUrl : miniProgramUrl;
  useEffect(() => {
    let isMounted = true;
    // Dark on white in both themes: cameras need the contrast.
    createQrCode(url ?? window.location.origin, { type: 'svg', margin: 2 }).then(
      (svg) => isMounted && setPicture(`data:image/svg+xml,${encodeURIComponent(svg)}`),
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, [url]);
  return (
    <>
      {picture === null ? (
        <div className={styles.code} role="status" aria-label={t('panel.making')} />
      ) : (
        <img className={styles.code} src={picture} alt={t('panel.qr', { name: t(`panel.${topic}`) })} />
      )}
      <p>{t(url === null ? 'panel.sample' : `panel.${topic}Hint`)}</p>
    </>
  );
}
