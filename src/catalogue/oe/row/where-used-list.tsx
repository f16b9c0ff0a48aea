import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { partCalls } from '../../../contract/parts/calls.ts';
import type { AdapterVehicle } from '../../../contract/parts/schemas.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { Field } from '../../../ui/field.tsx';
import { Skeleton } from '../../../ui/state.tsx';
import { CallFailed } from '../../shared/call/call-failed.tsx';
import { links } from '../../shared/navigation/paths.ts';
import { productionYears } from '../../shared/vehicle/production-years.ts';
import styles from '../oe-screen.module.css';
import { filterGroups, groupByFamily } from './where-used.ts';

/** Shorter lists have no filter. */
const FILTER_FROM = 8;

/** The vehicle groups that a number fits, by brand and family. */
export function WhereUsed({ oe, brandId }: { oe: string; brandId: number }) {
  const { t } = useTranslation('oe');
  const { t: common } = useTranslation();
  const { data, error, refetch } = useCall(partCalls.getAdapterVehicle, { oe, brandId });
  const [filter, setFilter] = useState('');
  if (data === undefined) {
    if (error?.code === '100100') return <p className="quiet">{t('used.none')}</p>;
    if (error !== null) return <CallFailed error={error} onRetry={() => void refetch()} />;
    return <Skeleton label={common('loading')} rows={3} />;
  }
  if (data.isStandard) return <p>{t('used.standard')}</p>;
  const groups = filterGroups(data.vehicleList, filter);
  return (
    <div className={styles.used}>
      <div className={styles.usedHead}>
        <h3 aria-live="polite">{t('used.count', { count: groups.length })}</h3>
        {data.vehicleList.length > FILTER_FROM && (
          <Field
            label={t('used.filter')}
            isLabelHidden
            placeholder={t('used.filter')}
            type="search"
            value={filter}
            onChange={(event) => setFilter(event.target.value)}
          />
        )}
      </div>
      {groups.length === 0 && <p className="quiet">{t('used.none')}</p>}
      <ul className={styles.brands}>
        {groupByFamily(groups).map(({ brandId: id, brandName, families }) => (
          <li key={id}>
            <strong>{brandName}</strong>
            <ul>
              {families.map(({ familyId, familyName, groups: familyGroups }) => (
                <li key={familyId}>
                  <span className={styles.family}>{familyName}</span>
                  <Groups groups={familyGroups} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Groups({ groups }: { groups: readonly AdapterVehicle[] }) {
  return (
    <ul>
      {groups.map(({ groupId, groupName, familyId, brandId, vehicleTypeCode: type, ...years }) => (
        <li key={groupId}>
          <Link to={links.drillDown({ type, brandId, familyId, groupId })}>{groupName}</Link>{' '}
          <span className="quiet number">{productionYears({ groupName, ...years })}</span>
        </li>
      ))}
    </ul>
  );
}
