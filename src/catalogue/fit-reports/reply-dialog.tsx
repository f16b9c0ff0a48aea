import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fitReportCalls } from '../../contract/fit-reports/calls.ts';
import type { FitReport } from '../../contract/fit-reports/schemas.ts';
import { request } from '../../providers/calls/client.ts';
import { useAction } from '../../providers/calls/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/field.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { PhotoField } from '../shared/fit-report/photo-field.tsx';
import { sendPhoto } from '../shared/fit-report/send-fit-report.ts';
import styles from './fit-reports.module.css';

interface ReplyDialogProps {
  report: FitReport;
  onClose: () => void;
}

const REPLY_MAX = 500;

/** Adds what the staff needs to know to a report, in words and with a photo. */
export function ReplyDialog({ report: { fitReportId, oe, answer }, onClose }: ReplyDialogProps) {
  const { t } = useTranslation('fit-reports');
  const { t: common } = useTranslation();
  const formId = useId();
  const [reply, setReply] = useState('');
  const [photo, setPhoto] = useState<File | null>(null);
  const [isEmpty, setEmpty] = useState(false);
  const { run, isBusy, errorMessage } = useAction(
    async () => {
      // First, because the report takes nothing more once it is decided.
      if (photo !== null) await sendPhoto(fitReportId, photo);
      await request(fitReportCalls.replyToFitReport, { fitReportId, reply: reply.trim() });
    },
    {
      isErrorInForm: true,
      changes: [fitReportCalls.listFitReports, fitReportCalls.getFitReportNews, fitReportCalls.getFitReportPhoto],
      onDone: onClose,
      done: () => t('replyDialog.done'),
    },
  );
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setEmpty(reply.trim() === '');
    if (reply.trim() !== '') void run();
  };
  const foot = (
    <>
      <Button onClick={onClose}>{common('action.cancel')}</Button>
      <Button variant="primary" type="submit" form={formId} isBusy={isBusy}>
        {t('replyDialog.send')}
      </Button>
    </>
  );
  return (
    <Dialog title={t('replyDialog.title', { oe })} closeLabel={common('action.close')} onClose={onClose} footer={foot}>
      <form id={formId} className={styles.reply} onSubmit={onSubmit} noValidate>
        <p>{t('replyDialog.answer', { answer })}</p>
        <TextArea
          label={t('replyDialog.label')}
          data-first
          maxLength={REPLY_MAX}
          value={reply}
          error={isEmpty ? t('replyDialog.empty') : (errorMessage ?? undefined)}
          onChange={(event) => setReply(event.target.value)}
        />
        <PhotoField photo={photo} onChange={setPhoto} />
      </form>
    </Dialog>
  );
}
