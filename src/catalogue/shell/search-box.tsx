import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { queryKindOf } from '../../contract/query-kind.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { linkOfQuery } from './query-link.ts';
import styles from './search-box.module.css';

interface SearchBoxProps {
  initial?: string;
  isLarge?: boolean;
}

/** One box for a VIN, a name, an announcement number or an OE number: it says what it was given, and goes there. */
export function SearchBox({ initial = '', isLarge = false }: SearchBoxProps) {
  const { t } = useTranslation('home');
  const { t: common } = useTranslation();
  const id = useId();
  const navigate = useNavigate();
  const [text, setText] = useState(initial);
  const kind = text.trim() === '' ? null : queryKindOf(text);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') navigate(linkOfQuery(text));
  };
  return (
    <form role="search" className={`${styles.box} ${isLarge ? styles.large : ''}`} onSubmit={submit}>
      <label htmlFor={id} className="unseen">
        {t('label')}
      </label>
      <input
        id={id}
        className={styles.input}
        value={text}
        placeholder={t('placeholder')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={80}
        aria-describedby={`${id}-kind`}
        onChange={(event) => setText(event.target.value)}
      />
      {text !== '' && (
        <Button look="plain" isIcon aria-label={common('action.close')} onClick={() => setText('')}>
          <Icon name="close" />
        </Button>
      )}
      <Button look="primary" type="submit" className={styles.submit ?? ''}>
        <Icon name="search" />
        <span>{common('action.search')}</span>
      </Button>
      <span id={`${id}-kind`} className={styles.kind} aria-live="polite">
        {kind === null ? '' : t(`kind.${kind}`)}
      </span>
    </form>
  );
}
