import { useTranslation } from 'react-i18next';
import { useAction } from '../../../providers/calls/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { panelClass } from '../../../ui/panel.ts';
import styles from './completion-panel.module.css';
import { completionOf, type Detail, type ProfileField } from './profile-fields.ts';
import { confirmField } from './user-detail.ts';

interface CompletionPanelProps {
  detail: Detail;
  isEditable: (field: ProfileField) => boolean;
  onEdit: (field: ProfileField) => void;
}

/** The completion of the profile, with buttons for the missing fields. */
export function CompletionPanel({ detail, isEditable, onEdit }: CompletionPanelProps) {
  const { t } = useTranslation('account-profile');
  const { run, isBusy } = useAction(confirmField, { done: () => t('saved') });
  const { done, total, missing, unconfirmed } = completionOf(detail);
  const progress = t('completion.share', { done, total });
  return (
    <section className={panelClass(styles.panel, 'surface')} aria-label={t('completion.title')}>
      <div className={styles.head}>
        <strong>{done === total ? t('completion.all') : progress}</strong>
        <progress className={styles.bar} max={total} value={done} aria-label={progress} />
      </div>
      {done < total && (
        <ul className={styles.fields}>
          {unconfirmed.map((field) => (
            <li key={field}>
              <Button isSmall disabled={isBusy} onClick={() => void run(field)}>
                <Icon name="check" size={14} />
                {t('completion.confirm', { field: t(`field.${field}`) })}
              </Button>
            </li>
          ))}
          {missing.filter(isEditable).map((field) => (
            <li key={field}>
              <Button isSmall onClick={() => onEdit(field)}>
                <Icon name="plus" size={14} />
                {t('completion.fill', { field: t(`field.${field}`) })}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
