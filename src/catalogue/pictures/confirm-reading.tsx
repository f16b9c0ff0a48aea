import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PictureReading } from '../../contract/pictures/schemas.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { MarkedNumber } from './marked-number.tsx';
import styles from './pictures.module.css';
import { useConfirmReading } from './use-confirm-reading.ts';
import { usePictureErrorMessage } from './use-picture-error-message.ts';
import { VinCells } from './vin-cells.tsx';
import { checkDraft, findRepairs, toDraft, type VinDraft } from './vin-draft.ts';

interface ConfirmReadingProps {
  reading: PictureReading;
  onRetry: () => void;
  onClose: () => void;
}

/** The reading beside the strip of the picture it came from: the user corrects it and searches. */
export function ConfirmReading({ reading, onRetry, onClose }: ConfirmReadingProps) {
  const { t } = useTranslation('pictures');
  const { t: common } = useTranslation();
  const messageOf = usePictureErrorMessage();
  const formId = useId();
  const [draft, setDraft] = useState<VinDraft>(() => toDraft(reading));
  const [reviewed, setReviewed] = useState<ReadonlySet<number>>(new Set());
  const [announcement, setAnnouncement] = useState(reading.announcement ?? '');
  const [registrationDate, setRegistrationDate] = useState(reading.registrationDate ?? '');
  const { confirm, isBusy, error } = useConfirmReading(onClose);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // Start at the first doubtful character, or at the search button when nothing is doubtful.
    const doubtful = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const search = form.current?.closest('dialog')?.querySelector<HTMLElement>('button[type="submit"]');
    (doubtful ?? search)?.focus();
  }, []);
  const change = (next: VinDraft, index: number) => {
    setDraft(next);
    setReviewed(new Set([...reviewed, index]));
  };
  const verdict = checkDraft(draft);
  const isSearchable =
    verdict.kind !== 'incomplete' || (draft.every((text) => text === '') && announcement.trim() !== '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSearchable) confirm({ vin: draft.join(''), announcement: announcement.trim(), registrationDate });
  };
  const footer = (
    <>
      <Button onClick={onRetry}>{t('again')}</Button>
      <Button variant="primary" type="submit" form={formId} isBusy={isBusy} disabled={!isSearchable}>
        <Icon name="search" />
        {t('confirm.search')}
      </Button>
    </>
  );
  return (
    <Dialog title={t('confirm.title')} closeLabel={common('action.close')} onClose={onClose} footer={footer} isWide>
      <form ref={form} id={formId} className={styles.confirm} onSubmit={submit} noValidate>
        {reading.cutOut !== null && <img className={styles.strip} src={reading.cutOut} alt={t('confirm.strip')} />}
        <p className={styles.note}>{t(`confirm.${hintFor(reading)}`)}</p>
        <VinCells draft={draft} read={reading.vin} reviewed={reviewed} onChange={change} />
        <Verdict draft={draft} reading={reading} onRepair={change} />
        {(reading.kind === 'licence' || reading.announcement !== null) && (
          <div className={styles.fields}>
            <div>
              <Field
                label={reading.brand === null ? t('confirm.model') : t('confirm.modelOf', { brand: reading.brand })}
                value={announcement}
                maxLength={40}
                autoComplete="off"
                onChange={(event) => setAnnouncement(event.target.value)}
              />
              {announcement === reading.announcement && reading.doubts.announcement.length > 0 && (
                <p className={styles.read}>
                  {t('confirm.compareNumber')}{' '}
                  <MarkedNumber number={announcement} doubts={reading.doubts.announcement} />
                </p>
              )}
            </div>
            <Field
              label={t('confirm.registered')}
              type="date"
              value={registrationDate}
              onChange={(event) => setRegistrationDate(event.target.value)}
            />
          </div>
        )}
        <VehicleFacts reading={reading} />
        {error !== null && (
          <p className={styles.problem} role="alert">
            <Icon name="warning" />
            <span>{messageOf(error)}</span>
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
  onRepair: (draft: VinDraft, index: number) => void;
}

/** What the check digit says about the draft, and the changes that would make it valid. */
function Verdict({ draft, reading, onRepair }: VerdictProps) {
  const { t } = useTranslation('pictures');
  const verdict = checkDraft(draft);
  const repairs = findRepairs(draft, reading.vin);
  return (
    <div className={styles.verdict} data-kind={verdict.kind}>
      <p role="status">
        <Icon name={verdict.kind === 'valid' ? 'check' : 'info'} size={16} />
        {t(`verdict.${verdict.kind}`, { ...verdict })}
      </p>
      {repairs.map(({ index, text }) => (
        <Button key={`${index}${text}`} isSmall onClick={() => onRepair(draft.with(index, text), index)}>
          {t('verdict.repair', { position: index + 1, from: draft[index], to: text })}
        </Button>
      ))}
    </div>
  );
}

function VehicleFacts({ reading: { vehicleClass, engineNumber, doubts } }: { reading: PictureReading }) {
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
            <dd>
              {name === 'engineNumber' && value !== null ? (
                <MarkedNumber number={value} doubts={doubts.engineNumber} />
              ) : (
                value
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{t('confirm.privacy')}</p>
    </>
  );
}
