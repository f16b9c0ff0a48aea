import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { companyCalls } from '../../../contract/company/calls.ts';
import type { Company } from '../../../contract/company/schemas.ts';
import { quotaCalls } from '../../../contract/quota/calls.ts';
import type { Deduct } from '../../../contract/quota/schemas.ts';
import { formatDay } from '../../../contract/shop-time.ts';
import { request } from '../../../providers/calls/client.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { panelClass } from '../../../ui/panel.ts';
import { screenClass } from '../../../ui/screen.ts';
import { Skeleton } from '../../../ui/state.tsx';
import { CallFailed } from '../../shared/call/call-failed.tsx';
import { AskMainAccountButton } from '../../shared/company/ask-main-account.tsx';
import cards from '../../shared/list/row-cards.module.css';
import styles from '../company.module.css';
import { CompanyOnly } from '../company-only.tsx';
import { OwnRequests } from './own-requests.tsx';
import { OwnUse } from './own-use.tsx';

/** A sub account's place in its company: whose it is, what it may look up, what it used and asked for. */
export function ChildScreen() {
  const { t } = useTranslation('company');
  return (
    <CompanyOnly title={t('child.title')} of="sub">
      {(company) => <Child company={company} />}
    </CompanyOnly>
  );
}

function Child({ company: { companyName, mainUsername, mainRealname, isShared } }: { company: Company }) {
  const { t } = useTranslation('company');
  // Whoever looks here has seen the answers; what went wrong with it is no matter: they are news again later.
  useEffect(() => {
    request(companyCalls.seePackageNews, {}).catch(() => undefined);
  }, []);
  return (
    <div className={screenClass(styles.screen)}>
      <div className={styles.head}>
        <h1>{t('child.title')}</h1>
        <AskMainAccountButton />
      </div>
      <section className={panelClass(styles.panel)}>
        <dl className={styles.facts}>
          {companyName !== null && (
            <div>
              <dt>{t('child.company')}</dt>
              <dd>{companyName}</dd>
            </div>
          )}
          <div>
            <dt>{t('child.main')}</dt>
            <dd>{mainRealname === null ? mainUsername : `${mainRealname} (${mainUsername})`}</dd>
          </div>
          <div>
            <dt>{t('child.mode')}</dt>
            <dd>
              <span className={styles.tag}>{t(isShared ? 'mode.shared' : 'mode.allocated')}</span>
            </dd>
          </div>
        </dl>
        <p className="quiet">{t(isShared ? 'child.sharedText' : 'child.allocatedText')}</p>
      </section>
      <Left />
      <OwnUse />
      <OwnRequests />
    </div>
  );
}

function Left() {
  const { t, i18n } = useTranslation('company');
  const { t: common } = useTranslation();
  const { data, error, refetch } = useCall(quotaCalls.getDeduct, {}, { staleTime: 0 });
  const dayWords = (iso: string | null, isExpired: boolean) => {
    if (isExpired) return t('child.expired');
    if (iso === null) return t('child.never');
    return formatDay(iso, i18n.language);
  };
  return (
    <section className={panelClass(styles.panel)}>
      <h2>{t('child.left')}</h2>
      {data === undefined && error === null && <Skeleton label={common('loading')} rows={2} />}
      {data === undefined && error !== null && <CallFailed error={error} onRetry={() => void refetch()} />}
      {data !== undefined && (
        <table className={cards.table}>
          <thead>
            <tr>
              {(['class', 'free', 'daily', 'count', 'until'] as const).map((column) => (
                <th key={column} scope="col">
                  {t(`child.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {leftRows(data).map(({ vehicleClass, free, daily, count, expTime, isExpired }) => (
              <tr key={vehicleClass}>
                <th scope="row">{t(`class.${vehicleClass}`)}</th>
                <td data-label={t('child.free')}>{free}</td>
                <td data-label={t('child.daily')}>{daily}</td>
                <td data-label={t('child.count')}>{count}</td>
                <td data-label={t('child.until')}>{dayWords(expTime, isExpired)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function leftRows(deduct: Deduct) {
  return [
    {
      vehicleClass: 'C',
      free: deduct.pacFree,
      daily: Math.max(0, deduct.dayLimitNum - deduct.dayUsedNum),
      count: deduct.canUseNum,
      expTime: deduct.pacExpTime,
      isExpired: deduct.pacStatus === '500504',
    },
    {
      vehicleClass: 'B',
      free: deduct.covFree,
      daily: deduct.covDaily,
      count: deduct.covRemain,
      expTime: deduct.covExpTime,
      isExpired: deduct.covStatus === '500604',
    },
  ] as const;
}
