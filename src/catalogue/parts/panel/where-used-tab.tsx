import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getAdapterVehicle, type Part } from '../../../contract/parts.ts';
import { useCall } from '../../../providers/use-call.ts';
import { Field } from '../../../ui/field.tsx';
import { Skeleton, State } from '../../../ui/state.tsx';
import { CallFailed } from '../../shell/call-failed.tsx';
import { groupAdapters, yearsOf } from './adapter-groups.ts';
import styles from './part-panel.module.css';

/** The vehicles that use a number, by brand and family. */
export function WhereUsedTab({ part }: { part: Part }) {
  const { t } = useTranslation('parts');
  const { t: common } = useTranslation();
  const [text, setText] = useState('');
  const { data, error, refetch } = useCall(getAdapterVehicle, { oe: part.searchOe, brandId: part.priceBrandId });
  const brands = useMemo(() => groupAdapters(data?.vehicleList ?? [], text), [data, text]);
  if (error !== null) return <CallFailed error={error} onRetry={refetch} />;
  if (data === undefined) return <Skeleton label={common('loading')} />;
  if (data.isStandard)
    return (
      <State icon="info" title={t('whereUsed.standard')}>
        {t('whereUsed.standardHint')}
      </State>
    );
  if (data.vehicleList.length === 0) return <State icon="info" title={t('whereUsed.none')} />;
  return (
    <div className={styles.used}>
      <Field
        label={t('whereUsed.filter')}
        isLabelUnseen
        type="search"
        value={text}
        placeholder={t('whereUsed.filter')}
        onChange={(event) => setText(event.target.value)}
      />
      <p className="quiet" role="status">
        {t('whereUsed.count', {
          count: brands.reduce(
            (sum, { families }) => sum + families.reduce((n, { groups }) => n + groups.length, 0),
            0,
          ),
          total: data.vehicleList.length,
        })}
      </p>
      {brands.map(({ brandId, brandName, families }) => (
        <section key={brandId}>
          <h3>{brandName}</h3>
          {families.map(({ familyId, familyName, groups }) => (
            <div key={familyId} className={styles.family}>
              <h4>{familyName}</h4>
              <ul>
                {groups.map((group) => (
                  <li key={group.groupId}>
                    <span>{group.groupName}</span>
                    <span className="number quiet">{yearsOf(group)}</span>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </section>
      ))}
    </div>
  );
}
