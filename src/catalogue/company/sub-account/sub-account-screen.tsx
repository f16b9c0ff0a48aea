import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { companyCalls } from '../../../contract/company/calls.ts';
import type { Company } from '../../../contract/company/schemas.ts';
import { quotaCalls } from '../../../contract/quota/calls.ts';
import { formatDay } from '../../../contract/shop-time.ts';
import { request } from '../../../providers/calls/client.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { panelClass } from '../../../ui/panel.ts';
import { Pending } from '../../../ui/pending.tsx';
import { screenClass } from '../../../ui/screen.ts';
import { Tag } from '../../../ui/tag.tsx';
import { CallFailed } from '../../shared/call/call-failed.tsx';
import { RequestPackageButton } from '../../shared/company/request-package.tsx';
import { CardTable } from '../../shared/list/card-table.tsx';
import { classCounts } from '../../shared/quota/lookup-counts.ts';
import styles from '../company.module.css';
import { CompanyOnly } from '../company-only.tsx';
import { fullDisplayName } from '../user-names.ts';
import { OwnRequests } from './own-requests.tsx';
import { OwnUse } from './own-use.tsx';

/** A sub account's company, remaining lookups, use and requests. */
export function SubAccountScreen() {
  const { t } = useTranslation('company');
  return (
    <CompanyOnly title={t('child.title')} account="sub">
      {(company) => <SubAccount company={company} />}
    </CompanyOnly>
  );
}

function SubAccount({ company: { companyName, mainUsername, mainRealname, isShared } }: { company: Company }) {
  const { t } = useTranslation('company');
  // This page shows the answers. If marking them as seen fails, they are new again at the next visit.
  useEffect(() => {
    request(companyCalls.seePackageNews, {}).catch(() => undefined);
  }, []);
  return (
    <div className={screenClass(styles.screen)}>
      <div className={styles.head}>
        <h1>{t('child.title')}</h1>
        <RequestPackageButton />
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
            <dd>{fullDisplayName({ username: mainUsername, userRealname: mainRealname })}</dd>
          </div>
          <div>
            <dt>{t('child.mode')}</dt>
            <dd>
              <Tag variant="accent">{t(isShared ? 'mode.shared' : 'mode.allocated')}</Tag>
            </dd>
          </div>
        </dl>
        <p className="quiet">{t(isShared ? 'child.sharedText' : 'child.allocatedText')}</p>
      </section>
      <RemainingLookups />
      <OwnUse />
      <OwnRequests />
    </div>
  );
}

function RemainingLookups() {
  const { t, i18n } = useTranslation('company');
  const { t: common } = useTranslation();
  const { data, error, refetch } = useCall(quotaCalls.getDeduct, {}, { staleTime: 0 });
  const formatExpiry = (iso: string | null, isExpired: boolean) => {
    if (isExpired) return t('child.expired');
    if (iso === null) return t('child.never');
    return formatDay(iso, i18n.language);
  };
  return (
    <section className={panelClass(styles.panel)}>
      <h2>{t('child.left')}</h2>
      {data === undefined && error === null && <Pending label={common('loading')} rows={4} />}
      {data === undefined && error !== null && <CallFailed error={error} onRetry={() => void refetch()} />}
      {data !== undefined && (
        <CardTable
          heads={(['class', 'free', 'daily', 'count', 'until'] as const).map((column) => t(`child.${column}`))}
        >
          {classCounts(data).map(({ vehicleType, free, daily, count, expiresAt, isExpired }) => (
            <tr key={vehicleType}>
              <th scope="row">{t(`class.${vehicleType}`)}</th>
              <td data-label={t('child.free')}>{free}</td>
              <td data-label={t('child.daily')}>{daily}</td>
              <td data-label={t('child.count')}>{count}</td>
              <td data-label={t('child.until')}>{formatExpiry(expiresAt, isExpired)}</td>
            </tr>
          ))}
        </CardTable>
      )}
    </section>
  );
}
