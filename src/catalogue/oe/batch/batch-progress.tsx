import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '../../../providers/calls/use-error-message.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import styles from './batch.module.css';
import { batch } from './batch.ts';
import { doneOf, type Job } from './job.ts';

/** How far a batch has come, a way to stop it, and, where it broke off, what happened and the way on. */
export function BatchProgress({ job }: { job: Job }) {
  const { t } = useTranslation('oe-batch');
  const wordsOf = useErrorMessage();
  const done = doneOf(job);
  const total = job.order.numbers.length;
  if (job.state === 'done') return job.isTooLargeToKeep ? <p className={styles.note}>{t('run.notKept')}</p> : null;
  const words = t('run.progress', { done, total });
  if (job.state === 'running')
    return (
      <div className={styles.progress}>
        <progress value={done} max={total} aria-label={t('run.running')} />
        <span role="status">{words}</span>
        <Button isSmall onClick={() => batch.stop()}>
          {t('run.stop')}
        </Button>
      </div>
    );
  return (
    <div className={styles.broken} role="alert">
      <Icon name="warning" />
      <div>
        <strong>{job.state === 'failed' ? wordsOf(job.error) : t('run.stopped')}</strong>
        <p>{t('run.kept', { done, total, count: total - done })}</p>
      </div>
      <Button variant="primary" onClick={() => batch.resume()}>
        {t('run.resume', { count: total - done })}
      </Button>
    </div>
  );
}
