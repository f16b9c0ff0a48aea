import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import styles from '../account.module.css';

const sections = [
  'service',
  'account',
  'lookups',
  'data',
  'privacy',
  'conduct',
  'liability',
  'changes',
  'law',
] as const;

interface AgreementDialogProps {
  onClose: () => void;
  onAgree: () => void;
}

/** The user service agreement. */
export function AgreementDialog({ onClose, onAgree }: AgreementDialogProps) {
  const { t } = useTranslation('account-agreement');
  const { t: common } = useTranslation();
  return (
    <Dialog
      title={t('title')}
      closeLabel={common('action.close')}
      onClose={onClose}
      isWide
      footer={
        <Button variant="primary" onClick={onAgree}>
          {t('agree')}
        </Button>
      }
    >
      <div className={styles.agreementText}>
        <p>{t('lead')}</p>
        {sections.map((section) => (
          <section key={section}>
            <h3>{t(`${section}.title`)}</h3>
            <p>{t(`${section}.text`)}</p>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
