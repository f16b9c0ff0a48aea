import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { fitReportCalls } from '../../contract/fit-reports/calls.ts';
import type { FitReport } from '../../contract/fit-reports/schemas.ts';
import { requestBlob } from '../../providers/calls/client.ts';
import { useObjectUrl } from '../../ui/hooks/use-object-url.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Spinner } from '../../ui/state.tsx';
import { CallFailed } from '../shared/call/call-failed.tsx';
import styles from './fit-reports.module.css';

interface PhotoDialogProps {
  report: FitReport;
  onClose: () => void;
}

/** The photo of an own report. */
export function PhotoDialog({ report: { fitReportId, oe }, onClose }: PhotoDialogProps) {
  const { t } = useTranslation('fit-reports');
  const { t: common } = useTranslation();
  const query = { fitReportId: String(fitReportId) };
  const { data, error, refetch } = useQuery({
    queryKey: [fitReportCalls.getFitReportPhoto.operation, query],
    queryFn: ({ signal }) => requestBlob(fitReportCalls.getFitReportPhoto, query, signal),
  });
  return (
    <Dialog title={t('photo')} closeLabel={common('action.close')} onClose={onClose} isWide>
      {data !== undefined ? (
        <Photo file={data} alt={t('photoAlt', { oe })} />
      ) : error === null ? (
        <Spinner label={common('loading')} />
      ) : (
        <CallFailed error={error} onRetry={() => void refetch()} />
      )}
    </Dialog>
  );
}

function Photo({ file, alt }: { file: Blob; alt: string }) {
  return <img className={styles.photo} src={useObjectUrl(file)} alt={alt} />;
}
