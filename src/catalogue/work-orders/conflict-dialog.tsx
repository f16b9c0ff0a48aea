import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../contract/shop-time.ts';
import { language } from '../../providers/language.ts';
import { useStore } from '../../providers/store.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import styles from './conflict-dialog.module.css';
import { type Conflict, conflict } from './conflicts.ts';

/** Shows both values of a field that two tabs or users changed, and lets the user choose one. */
export function ConflictDialog() {
  const current = useStore(conflict);
  return current === null ? null : <Question conflict={current} />;
}

function Question({ conflict }: { conflict: Conflict }) {
  const { t } = useTranslation('work-orders');
  const { t: common } = useTranslation();
  const locale = useStore(language);
  const { name, field, theirs, mine, changedAt, onAnswer } = conflict;
  const foot = (
    <>
      <Button onClick={() => onAnswer('theirs')}>{t('conflict.theirs')}</Button>
      <Button variant="primary" data-first onClick={() => onAnswer('mine')}>
        {t('conflict.mine')}
      </Button>
    </>
  );
  return (
    <Dialog
      title={t('conflict.title')}
      closeLabel={common('action.cancel')}
      onClose={() => onAnswer('theirs')}
      footer={foot}
    >
      <p>{t('conflict.text', { name, field: t(`conflict.field.${field}`) })}</p>
      <dl className={styles.values}>
        <div>
          <dt>
            {changedAt === null
              ? t('conflict.savedValue')
              : t('conflict.savedValueSince', { time: formatDateTime(changedAt, locale) })}
          </dt>
          <dd>{theirs || t('conflict.empty')}</dd>
        </div>
        <div>
          <dt>{t('conflict.ownValue')}</dt>
          <dd>{mine || t('conflict.empty')}</dd>
        </div>
      </dl>
    </Dialog>
  );
}
