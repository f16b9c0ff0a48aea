import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { companyCalls } from '../../../contract/company/calls.ts';
import type { PackageRequest } from '../../../contract/company/schemas.ts';
import { formatDateTime } from '../../../contract/shop-time.ts';
import { request } from '../../../providers/calls/client.ts';
import { useAction } from '../../../providers/calls/use-action.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { paths } from '../navigation/paths.ts';
import { packageRequestReads } from './package-request-reads.ts';
import styles from './request-package.module.css';
import { useRequestText } from './use-request-text.ts';

/** A request that the main account has not answered; it can be withdrawn. */
export function OpenRequest({ packageRequest, onClose }: { packageRequest: PackageRequest; onClose: () => void }) {
  const { t, i18n } = useTranslation('company-requests');
  const requestText = useRequestText();
  const { requestId, note, createdAt } = packageRequest;
  const withdraw = useAction(() => request(companyCalls.withdrawPackageRequest, { requestId }), {
    done: () => t('withdrawn'),
    changes: packageRequestReads,
  });
  return (
    <div className={styles.form}>
      <p>{t('waiting', { wish: requestText(packageRequest), date: formatDateTime(createdAt, i18n.language) })}</p>
      {note !== '' && <p className="quiet">{note}</p>}
      <div className={styles.actions}>
        <Button isBusy={withdraw.isBusy} onClick={() => void withdraw.run()}>
          {t('withdraw')}
        </Button>
        <Link className={buttonClass('plain')} to={paths.subAccount} onClick={onClose}>
          {t('all')}
        </Link>
      </div>
    </div>
  );
}
