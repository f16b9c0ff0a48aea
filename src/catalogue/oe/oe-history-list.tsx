import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { halfWidthUpper } from '../../contract/half-width.ts';
import { splitOeNumbers } from '../../contract/oe-number.ts';
import { tell } from '../../providers/notification.ts';
import { useStore } from '../../providers/store.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { links } from '../routes.ts';
import { type OeEntry, oeHistory } from './oe-history.ts';
import styles from './oe-screen.module.css';

/** As many as are seen at a glance; the others are a click away. */
const FIRST = 10;
/** Numbers of a list that are named; the rest is counted. */
const NAMED = 3;

/** What this account looked up last, on whichever device: to look it up again with one click. */
export function OeHistoryList() {
  const { t } = useTranslation('oe');
  const entries = useStore(oeHistory.shown);
  const [typed, setTyped] = useState('');
  const [hasAll, setHasAll] = useState(false);
  useEffect(() => void oeHistory.refresh(), []);
  if (entries.length === 0) return null;
  const found = entries.filter(({ param }) => foldedOf(param).includes(foldedOf(typed)));
  const seen = hasAll || typed !== '' ? found : found.slice(0, FIRST);
  const onClear = () => {
    const cleared = entries.filter(({ isPinned }) => !isPinned);
    oeHistory.remove(cleared);
    tell('success', t('history.cleared', { count: cleared.length }), () => oeHistory.restore(cleared));
  };
  return (
    <section className={styles.panel}>
      <div className={styles.usedHead}>
        <h2>{t('history.title')}</h2>
        {entries.some(({ isPinned }) => !isPinned) && (
          <Button look="link" onClick={onClear}>
            {t('history.clear')}
          </Button>
        )}
      </div>
      {entries.length > FIRST && (
        <Field
          label={t('history.filter')}
          isLabelUnseen
          placeholder={t('history.filter')}
          type="search"
          maxLength={60}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      {seen.length === 0 && <p role="status">{t('history.none')}</p>}
      <ul className={styles.history}>
        {seen.map((entry) => (
          <Row key={entry.param} entry={entry} />
        ))}
      </ul>
      {seen.length < found.length && (
        <div>
          <Button onClick={() => setHasAll(true)}>{t('history.all', { count: found.length - seen.length })}</Button>
        </div>
      )}
    </section>
  );
}

function Row({ entry }: { entry: OeEntry }) {
  const { t } = useTranslation('oe');
  const { param, isPinned } = entry;
  const { numbers } = splitOeNumbers(param);
  const named =
    numbers
      .slice(0, NAMED)
      .map(({ text }) => text)
      .join(', ') || param;
  const rest = numbers.length - NAMED;
  const name = rest > 0 ? t('history.andMore', { named, count: rest }) : named;
  const onRemove = () => {
    oeHistory.remove([entry]);
    tell('success', t('history.removed', { name }), () => oeHistory.restore([entry]));
  };
  return (
    <li>
      <Button
        look="plain"
        isSmall
        isIcon
        className={isPinned ? (styles.pinned ?? '') : (styles.unpinned ?? '')}
        aria-pressed={isPinned}
        aria-label={t(isPinned ? 'history.unpin' : 'history.pin', { name })}
        onClick={() => oeHistory.pin(entry, !isPinned)}
      >
        <Icon name="star" size={16} />
      </Button>
      <Link className={styles.searched} to={links.oe(param)}>
        <span className="oe">{named}</span>
        {rest > 0 && <span> {t('history.more', { count: rest })}</span>}
      </Link>
      <Button look="plain" isSmall isIcon aria-label={t('history.remove', { name })} onClick={onRemove}>
        <Icon name="close" size={16} />
      </Button>
    </li>
  );
}

/** Without what stands between the parts of a number. */
function foldedOf(text: string): string {
  return halfWidthUpper(text).replace(/[\s\-.]/g, '');
}
