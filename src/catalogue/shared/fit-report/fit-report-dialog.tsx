import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fitReportKinds, isCorrecting } from '../../../contract/fit-reports/rules.ts';
import type { FitReport } from '../../../contract/fit-reports/schemas.ts';
import { useAction } from '../../../providers/calls/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { createIdempotencyKey } from '../call/idempotency-key.ts';
import { links } from '../navigation/paths.ts';
import styles from './fit-report-dialog.module.css';
import type { FitReportSubject } from './fit-report-subject.ts';
import { PhotoField } from './photo-field.tsx';
import { type FitReportDraft, fitReads, sendPhoto, sendReport } from './send-fit-report.ts';

interface FitReportDialogProps {
  subject: FitReportSubject;
  onClose: () => void;
}

const NOTE_MAX = 500;

/** Reports how a number fits. When only the photo failed, sending again sends the photo alone. */
export function FitReportDialog({ subject, onClose }: FitReportDialogProps) {
  const { t } = useTranslation('fit-reports');
  const { t: common } = useTranslation();
  const formId = useId();
  const [draft, setDraft] = useState<FitReportDraft>({
    kind: subject.isMisfit ? 'fits' : 'misfit',
    note: '',
    isForVehicle: false,
    photo: null,
  });
  const [isNoteMissing, setNoteMissing] = useState(false);
  const { run, isBusy, errorMessage, sent } = useSendReport(subject, onClose);
  const set = (change: Partial<FitReportDraft>) => setDraft((previous) => ({ ...previous, ...change }));
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const isMissing = draft.kind === 'other' && draft.note.trim() === '';
    setNoteMissing(isMissing);
    if (!isMissing) void run(draft);
  };
  const foot = (
    <>
      <Button onClick={onClose}>{common(sent === null ? 'action.cancel' : 'action.close')}</Button>
      <Button variant="primary" type="submit" form={formId} isBusy={isBusy}>
        {t(sent === null ? 'report.send' : 'report.sendPhoto')}
      </Button>
    </>
  );
  return (
    <Dialog title={t('report.title')} closeLabel={common('action.close')} onClose={onClose} footer={foot}>
      <form id={formId} className={styles.form} onSubmit={onSubmit} noValidate>
        <p className={styles.subject}>
          <strong>{subject.partName}</strong> <span className="oe">{subject.oe}</span>
          {subject.vin !== undefined && <span className="quiet">{t('report.ofVin', { vin: subject.vin })}</span>}
        </p>
        <fieldset className={styles.group} disabled={sent !== null}>
          <legend>{t('report.kind')}</legend>
          {fitReportKinds.map((kind, index) => (
            <label key={kind} className={styles.option}>
              <input
                type="radio"
                name="kind"
                data-first={index === 0 || undefined}
                checked={draft.kind === kind}
                onChange={() => set({ kind })}
              />
              {t(`kind.${kind}`)}
            </label>
          ))}
        </fieldset>
        {isCorrecting(draft.kind) && (
          <ScopeChoice
            hasVin={subject.vin !== undefined}
            isForVehicle={draft.isForVehicle}
            isDisabled={sent !== null}
            onChange={(isForVehicle) => set({ isForVehicle })}
          />
        )}
        <TextArea
          label={t(draft.kind === 'other' ? 'report.noteRequired' : 'report.note')}
          maxLength={NOTE_MAX}
          value={draft.note}
          disabled={sent !== null}
          placeholder={t('report.notePlaceholder')}
          error={isNoteMissing ? t('report.noteMissing') : undefined}
          onChange={(event) => set({ note: event.target.value })}
        />
        <PhotoField photo={draft.photo} onChange={(photo) => set({ photo })} />
        {errorMessage !== null && (
          <p className={styles.error} role="alert">
            {sent === null ? errorMessage : t('report.photoFailed', { reason: errorMessage })}
          </p>
        )}
      </form>
    </Dialog>
  );
}

/** `sent` is the report while only its photo is missing. */
function useSendReport(subject: FitReportSubject, onDone: () => void) {
  const { t } = useTranslation('fit-reports');
  const idempotencyKey = useRef(createIdempotencyKey());
  const [sent, setSent] = useState<FitReport | null>(null);
  const action = useAction(
    async (draft: FitReportDraft) => {
      const report = sent ?? (await sendReport(subject, draft, idempotencyKey.current));
      if (draft.photo === null) return report;
      setSent(report);
      await sendPhoto(report.fitReportId, draft.photo);
      return report;
    },
    {
      isErrorInForm: true,
      changes: fitReads,
      onDone,
      done: ({ kind, correction, oe }) => ({
        text: t(correction === null ? 'report.done' : `report.doneFor.${kind}.${correction}`, { oe }),
        link: { to: links.fitReports(), text: t('report.view') },
      }),
    },
  );
  return { ...action, sent };
}

interface ScopeChoiceProps {
  hasVin: boolean;
  isForVehicle: boolean;
  isDisabled: boolean;
  onChange: (isForVehicle: boolean) => void;
}

/** Where the report corrects the fit for the company. */
function ScopeChoice({ hasVin, isForVehicle, isDisabled, onChange }: ScopeChoiceProps) {
  const { t } = useTranslation('fit-reports');
  return (
    <div className={styles.group}>
      <label className={styles.option}>
        <input
          type="checkbox"
          checked={isForVehicle}
          disabled={isDisabled}
          onChange={(event) => onChange(event.target.checked)}
        />
        {t('report.forVehicle')}
      </label>
      <p className="quiet">
        {t(isForVehicle ? 'report.holdsVehicle' : hasVin ? 'report.holdsVin' : 'report.holdsNot')}
      </p>
    </div>
  );
}
