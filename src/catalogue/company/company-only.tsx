import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { companyCalls } from '../../contract/company/calls.ts';
import type { Company } from '../../contract/company/schemas.ts';
import { useCall } from '../../providers/calls/use-call.ts';
import { buttonClass } from '../../ui/button.tsx';
import { screenClass } from '../../ui/screen.ts';
import { Skeleton, State } from '../../ui/state.tsx';
import { CallFailed } from '../shared/call/call-failed.tsx';
import { paths } from '../shared/navigation/paths.ts';
import styles from './company.module.css';

interface CompanyOnlyProps {
  title: string;
  /** The kind of account that the page is for. */
  account: 'main' | 'sub';
  children: (company: Company) => ReactNode;
}

/** A page for a company's main account or its sub accounts; other users see whom it is for. */
export function CompanyOnly({ title, account, children }: CompanyOnlyProps) {
  const { t: common } = useTranslation();
  const { data, error, refetch } = useCall(companyCalls.getCompany, {}, { staleTime: 0 });
  if (data !== undefined && data.isMain === (account === 'main')) return children(data);
  return (
    <div className={screenClass(styles.screen)}>
      <h1>{title}</h1>
      {data === undefined && error === null && <Skeleton label={common('loading')} />}
      {data !== undefined && <WrongAccount account={account} />}
      {error !== null &&
        (error.code === '900403' ? <NoCompany /> : <CallFailed error={error} onRetry={() => void refetch()} />)}
    </div>
  );
}

function WrongAccount({ account }: Pick<CompanyOnlyProps, 'account'>) {
  const { t } = useTranslation('company');
  return (
    <State
      icon="user"
      title={t(account === 'main' ? 'none.otherMain' : 'none.otherSub')}
      actions={
        <Link className={buttonClass('primary')} to={account === 'main' ? paths.subAccount : paths.mainAccount}>
          {t('none.other')}
        </Link>
      }
    />
  );
}

function NoCompany() {
  const { t } = useTranslation('company');
  return (
    <State icon="user" title={t('none.title')}>
      {t('none.text')}
    </State>
  );
}
