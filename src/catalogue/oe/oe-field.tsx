import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { OE_KEY_MIN } from '../../contract/oe/oe-number.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { useSyncedInput } from '../../ui/hooks/use-synced-input.ts';
import { Icon } from '../../ui/icon.tsx';
import { links } from '../shared/navigation/paths.ts';
import { usePastedNumbers } from '../shared/search/use-pasted-numbers.ts';
import styles from './oe-screen.module.css';
import { isNameOnly, isTooShort, withoutSpaces } from './oe-text.ts';

/** The search field for one number; a text without digits is a part name. */
export function OeField({ value }: { value: string }) {
  const { t } = useTranslation('oe');
  const { t: common } = useTranslation();
  const navigate = useNavigate();
  const onPaste = usePastedNumbers();
  const [text, setText] = useSyncedInput(value);
  const [isChecked, setChecked] = useSyncedInput(value !== '' && isTooShort(value), value);
  const isName = text.trim() !== '' && isNameOnly(text);
  const error = isChecked && isTooShort(text) && !isName ? t('field.tooShort', { min: OE_KEY_MIN }) : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!isTooShort(text)) navigate(links.oe(withoutSpaces(text)));
    else if (isName) navigate(links.oe(text.trim()));
  };
  return (
    <form role="search" className={styles.form} onSubmit={submit} noValidate>
      <Field
        label={t('field.label')}
        hint={t('field.hint', { min: OE_KEY_MIN })}
        error={error}
        value={text}
        className="oe"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={60}
        onBlur={() => setChecked(text.trim() !== '')}
        onPaste={onPaste}
        onChange={(event) => setText(event.target.value)}
      />
      <Button variant="primary" type="submit">
        <Icon name="search" />
        {common('action.search')}
      </Button>
      {isName && (
        <p className={styles.nameHint}>
          {t('field.isName')} <Link to={links.vehicle({ q: text.trim(), by: 'name' })}>{t('field.asName')}</Link>
        </p>
      )}
    </form>
  );
}
