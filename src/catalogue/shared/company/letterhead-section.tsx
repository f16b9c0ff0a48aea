import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { companyCalls } from '../../../contract/company/calls.ts';
import type { Letterhead } from '../../../contract/company/schemas.ts';
import { request, requestWithFile } from '../../../providers/calls/client.ts';
import { useAction } from '../../../providers/calls/use-action.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import styles from './letterhead-section.module.css';

const reads = { changes: [companyCalls.getLetterhead] };

/** The head of the company's papers, which the main account can change. */
export function LetterheadSection() {
  const { t } = useTranslation('letterhead');
  const { data: letterhead } = useCall(companyCalls.getLetterhead, {});
  const [isEditing, setEditing] = useState(false);
  if (letterhead === undefined) return null;
  const { shopName, phone, address, logo, isOwn } = letterhead;
  const lines = [shopName, phone, address].filter(Boolean);
  return (
    <section className={styles.section} aria-label={t('title')}>
      <div className={styles.head}>
        <strong>{t('title')}</strong>
        {isOwn && !isEditing && (
          <Button isSmall onClick={() => setEditing(true)}>
            {t('edit')}
          </Button>
        )}
      </div>
      {isEditing ? (
        <LetterheadForm letterhead={letterhead} onDone={() => setEditing(false)} />
      ) : (
        <div className={styles.preview}>
          {logo !== null && <img className={styles.logo} src={logo} alt={t('logoAlt')} />}
          <p>{lines.length === 0 ? <span className="quiet">{t('none')}</span> : lines.join(' · ')}</p>
        </div>
      )}
      {!isOwn && <p className="quiet">{t('readOnly')}</p>}
    </section>
  );
}

const fields = [
  { name: 'shopName', maxLength: 80 },
  { name: 'phone', maxLength: 40 },
  { name: 'address', maxLength: 160 },
] as const;

function LetterheadForm({ letterhead, onDone }: { letterhead: Letterhead; onDone: () => void }) {
  const { t } = useTranslation('letterhead');
  const [values, setValues] = useState({
    shopName: letterhead.shopName,
    phone: letterhead.phone,
    address: letterhead.address,
  });
  const save = useAction(() => request(companyCalls.saveLetterhead, values), {
    ...reads,
    isErrorInForm: true,
    done: () => t('saved'),
    onDone,
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void save.run();
  };
  return (
    <form className={styles.form} onSubmit={onSubmit}>
      {fields.map(({ name, maxLength }) => (
        <Field
          key={name}
          label={t(name)}
          maxLength={maxLength}
          value={values[name]}
          error={(name === 'shopName' && save.errorMessage) || undefined}
          onChange={({ target: { value } }) => setValues((current) => ({ ...current, [name]: value }))}
        />
      ))}
      <Logo logo={letterhead.logo} />
      <Button type="submit" isBusy={save.isBusy}>
        {t('save')}
      </Button>
    </form>
  );
}

/** A logo is saved as soon as it is chosen. */
function Logo({ logo }: { logo: string | null }) {
  const { t } = useTranslation('letterhead');
  const upload = useAction((file: File) => requestWithFile(companyCalls.saveLetterheadLogo, { body: {}, file }), {
    ...reads,
    isErrorInForm: true,
  });
  const remove = useAction(() => request(companyCalls.deleteLetterheadLogo, {}), reads);
  return (
    <div className={styles.preview}>
      {logo !== null && <img className={styles.logo} src={logo} alt={t('logoAlt')} />}
      <Field
        label={t('logo')}
        type="file"
        accept="image/png,image/jpeg"
        error={upload.errorMessage ?? undefined}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file !== undefined) void upload.run(file);
        }}
      />
      {logo !== null && (
        <Button isBusy={remove.isBusy} onClick={() => void remove.run()}>
          {t('deleteLogo')}
        </Button>
      )}
    </div>
  );
}
