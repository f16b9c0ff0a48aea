import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { quotaCalls } from '../../../contract/quota/calls.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { session } from '../../../providers/session/session.ts';
import { useStore } from '../../../providers/store.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { Skeleton } from '../../../ui/state.tsx';
import { CallFailed } from '../call/call-failed.tsx';
import { paths } from '../navigation/paths.ts';
import { ClassLookups } from './class-lookups.tsx';
import { classCounts } from './lookup-counts.ts';
import styles from './lookups.module.css';

/** Service details: kind of account and, per vehicle class, kind of service, remaining lookups and expiry. */
export function ServiceDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('quota');
  const { t: common } = useTranslation();
  const user = useStore(session)?.user;
  const { data, error, refetch } = useCall(quotaCalls.getDeduct, {}, { staleTime: 0 });
  if (user === undefined) return null;
  const isMain = user.acctLevel === 0;
  // A sub account's mode may have changed since its login.
  const isShared = isMain ? user.dctType % 2 === 1 : (data?.isShared ?? user.dctType % 2 === 1);
  const foot = (
    <Link className={buttonClass('primary')} to={paths.userPackage} onClick={onClose}>
      {common('title._user_package')}
    </Link>
  );
  return (
    <Dialog title={t('details')} closeLabel={common('action.close')} onClose={onClose} footer={foot} isWide>
      <p className={styles.tags}>
        <span className={styles.tag}>{t(isMain ? 'main' : 'sub')}</span>
        {user.deptId !== null && <span className={styles.tag}>{t(isShared ? 'shared' : 'allocated')}</span>}
      </p>
      {data === undefined && error === null && <Skeleton label={common('loading')} rows={4} />}
      {data === undefined && error !== null && <CallFailed error={error} onRetry={() => void refetch()} />}
      {data !== undefined && (
        <div className={styles.classes}>
          {classCounts(data).map((counts) => (
            <ClassLookups key={counts.vehicleType} counts={counts} />
          ))}
        </div>
      )}
    </Dialog>
  );
}
