import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { panelClass } from '../../../ui/panel.ts';
import styles from './completion-panel.module.css';
import { confirmField } from './own-detail.ts';
import { completionOf, type Detail, type ProfileField } from './profile-fields.ts';
import { useTried } from './use-tried.ts';

interface CompletionPanelProps {
  detail: Detail;
  isOwn: (field: ProfileField) => boolean;
  onFill: (field: ProfileField) => void;
}

/** How much of the profile is filled in, and what to do about the rest. */
export function CompletionPanel({ detail, isOwn, onFill }: CompletionPanelProps) {
  const { t } = useTranslation('account-profile');
  const { isBusy, tried } = useTried();
  const { done, total, missing, unconfirmed } = completionOf(detail);
  const share = t('completion.share', { done, total });
  return (
    <section className={panelClass(styles.panel, 'surface')} aria-label={t('completion.title')}>
      <div className={styles.head}>
        <strong>{done === total ? t('completion.all') : share}</strong>
        <progress className={styles.bar} max={total} value={done} aria-label={share} />
      </div>
      {done < total && (
        <ul className={styles.open}>
          {unconfirmed.map((field) => (
            <li key={field}>
              <Button isSmall disabled={isBusy} onClick={() => void tried(() => confirmField(field))}>
                <Icon name="check" size={14} />
                {t('completion.confirm', { field: t(`field.${field}`) })}
              </Button>
            </li>
          ))}
          {missing.filter(isOwn).map((field) => (
            <li key={field}>
              <Button isSmall onClick={() => onFill(field)}>
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
