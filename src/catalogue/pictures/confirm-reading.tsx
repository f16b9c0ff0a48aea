import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PictureReading } from '../../contract/pictures/schemas.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './pictures.module.css';
import { useConfirm } from './use-confirm.ts';
import { usePictureWords } from './use-picture-words.ts';
import { VinCells } from './vin-cells.tsx';
import { draftOf, repairsOf, type VinDraft, verdictOf } from './vin-draft.ts';

interface ConfirmReadingProps {
  reading: PictureReading;
  onAgain: () => void;
  onClose: () => void;
}

/** What was read beside what it was read from: the user mends it, and searches. */
export function ConfirmReading({ reading, onAgain, onClose }: ConfirmReadingProps) {
  const { t } = useTranslation('pictures');
  const { t: common } = useTranslation();
  const wordsOf = usePictureWords();
  const formId = useId();
  const [draft, setDraft] = useState<VinDraft>(() => draftOf(reading));
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set());
  const [announcement, setAnnouncement] = useState(reading.announcement ?? '');
  const [registrationDate, setRegistrationDate] = useState(reading.registrationDate ?? '');
  const { confirm, isBusy, error } = useConfirm(onClose);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // The first doubtful character is where to begin; without one it is the search.
    const doubtful = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const search = form.current?.closest('dialog')?.querySelector<HTMLElement>('button[type="submit"]');
    (doubtful ?? search)?.focus();
  }, []);
  const change = (next: VinDraft, at: number) => {
    setDraft(next);
    setSeen(new Set([...seen, at]));
  };
  const verdict = verdictOf(draft);
  const isSearchable =
    verdict.kind !== 'incomplete' || (draft.every((text) => text === '') && announcement.trim() !== '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSearchable) void confirm({ vin: draft.join(''), announcement: announcement.trim(), registrationDate });
  };
  const foot = (
    <>
      <Button onClick={onAgain}>{t('again')}</Button>
      <Button look="primary" type="submit" form={formId} isBusy={isBusy} disabled={!isSearchable}>
        <Icon name="search" />
        {t('confirm.search')}
      </Button>
    </>
  );
  return (
    <Dialog title={t('confirm.title')} closeLabel={common('action.close')} onClose={onClose} foot={foot} isWide>
      <form ref={form} id={formId} className={styles.confirm} onSubmit={submit} noValidate>
        {reading.cutOut !== null && <img className={styles.strip} src={reading.cutOut} alt={t('confirm.strip')} />}
        <p className={styles.note}>{t(`confirm.${hintFor(reading)}`)}</p>
        <VinCells draft={draft} read={reading.vin} seen={seen} onChange={change} />
        <Verdict draft={draft} reading={reading} onRepair={change} />
        {(reading.kind === 'licence' || reading.announcement !== null) && (
          <div className={styles.fields}>
            <Field
              label={reading.brand === null ? t('confirm.model') : t('confirm.modelOf', { brand: reading.brand })}
              value={announcement}
              maxLength={40}
              autoComplete="off"
              onChange={(event) => setAnnouncement(event.target.value)}
            />
            <Field
              label={t('confirm.registered')}
              type="date"
              value={registrationDate}
              onChange={(event) => setRegistrationDate(event.target.value)}
            />
          </div>
        )}
        <Facts reading={reading} />
        {error !== null && (
          <p className={styles.problem} role="alert">
            <Icon name="warning" />
            <span>{wordsOf(error)}</span>
          </p>
        )}
      </form>
    </Dialog>
  );
}

function hintFor({ vin }: PictureReading): 'noVin' | 'hint' | 'hintStamped' {
  if (vin.length === 0) return 'noVin';
  return vin.every(({ isDoubtful }) => isDoubtful) ? 'hintStamped' : 'hint';
}

interface VerdictProps {
  draft: VinDraft;
  reading: PictureReading;
  onRepair: (draft: VinDraft, at: number) => void;
}

/** What the check digit says of it as it stands, and the changes that would make it right. */
function Verdict({ draft, reading, onRepair }: VerdictProps) {
  const { t } = useTranslation('pictures');
  const verdict = verdictOf(draft);
  const repairs = repairsOf(draft, reading.vin);
  return (
    <div className={styles.verdict} data-kind={verdict.kind}>
      <p role="status">
        <Icon name={verdict.kind === 'valid' ? 'check' : 'info'} size={16} />
        {t(`verdict.${verdict.kind}`, { ...verdict })}
      </p>
      {repairs.map(({ at, to }) => (
        <Button
          key={`${at}${to}`}
          isSmall
          onClick={() =>
            onRepair(
              draft.map((text, place) => (place === at ? to : text)),
              at,
            )
          }
        >
          {t('verdict.repair', { position: at + 1, from: draft[at], to })}
        </Button>
      ))}
    </div>
  );
}

function Facts({ reading: { vehicleClass, engineNumber } }: { reading: PictureReading }) {
  const { t } = useTranslation('pictures');
  const facts = [
    ['vehicleClass', vehicleClass],
    ['engineNumber', engineNumber],
  ] as const;
  const known = facts.filter(([, value]) => value !== null);
  if (known.length === 0) return null;
  return (
    <>
      <dl className={styles.facts}>
        {known.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`confirm.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{t('confirm.privacy')}</p>
    </>
  );
}
