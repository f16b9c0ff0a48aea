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
  /** Whose page this is. */
  of: 'main' | 'sub';
  children: (company: Company) => ReactNode;
}

/** A page of a company's main account, or of its sub accounts; anyone else is told whose it is. */
export function CompanyOnly({ title, of, children }: CompanyOnlyProps) {
  const { t: common } = useTranslation();
  const { data, error, refetch } = useCall(companyCalls.getCompany, {}, { staleTime: 0 });
  if (data !== undefined && data.isMain === (of === 'main')) return children(data);
  return (
    <div className={screenClass(styles.screen)}>
      <h1>{title}</h1>
      {data === undefined && error === null && <Skeleton label={common('loading')} />}
      {data !== undefined && <OfOthers of={of} />}
      {error !== null &&
        (error.code === '900403' ? <OfNoCompany /> : <CallFailed error={error} onRetry={() => void refetch()} />)}
    </div>
  );
}

function OfOthers({ of }: Pick<CompanyOnlyProps, 'of'>) {
  const { t } = useTranslation('company');
  return (
    <State
      icon="user"
      title={t(of === 'main' ? 'none.otherMain' : 'none.otherSub')}
      actions={
        <Link className={buttonClass('primary')} to={of === 'main' ? paths.child : paths.parent}>
          {t('none.other')}
        </Link>
      }
    />
  );
}

function OfNoCompany() {
  const { t } = useTranslation('company');
  return (
    <State icon="user" title={t('none.title')}>
      {t('none.text')}
    </State>
  );
}
