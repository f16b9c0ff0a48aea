import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '../../../providers/calls/use-error-message.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import styles from './batch.module.css';
import { batch } from './batch.ts';
import { countDone, type Job } from './job.ts';

/** Progress with a stop button; after a failure the error and a resume button. */
export function BatchProgress({ job }: { job: Job }) {
  const { t } = useTranslation('oe-batch');
  const messageOf = useErrorMessage();
  const done = countDone(job);
  const total = job.request.numbers.length;
  if (job.state === 'done') return job.isTooLargeToStore ? <p className={styles.note}>{t('run.storageFull')}</p> : null;
  const progress = t('run.progress', { done, total });
  if (job.state === 'running')
    return (
      <div className={styles.progress}>
        <progress value={done} max={total} aria-label={t('run.running')} />
        <span role="status">{progress}</span>
        <Button isSmall onClick={() => batch.stop()}>
          {t('run.stop')}
        </Button>
      </div>
    );
  return (
    <div className={styles.interrupted} role="alert">
      <Icon name="warning" />
      <div>
        <strong>{job.state === 'failed' ? messageOf(job.error) : t('run.stopped')}</strong>
        <p>{t('run.resumable', { done, total, count: total - done })}</p>
      </div>
      <Button variant="primary" onClick={() => batch.resume()}>
        {t('run.resume', { count: total - done })}
      </Button>
    </div>
  );
}
