import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { partCalls } from '../../../contract/parts/calls.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { Field } from '../../../ui/field.tsx';
import { Skeleton, State } from '../../../ui/state.tsx';
import { CallFailed } from '../../shared/call/call-failed.tsx';
import { type AdapterBrand, groupAdapters, groupsOf, yearsOf } from './adapter-groups.ts';
import { PanelExport } from './panel-export.tsx';
import { whereUsedList } from './panel-lists.ts';
import styles from './part-panel.module.css';
import type { PartPanelProps } from './part-panel-props.ts';

/** Up to this many brands start expanded. */
const EXPANDED_MAX = 3;

/** Vehicles that use the number, by brand and family. */
export function WhereUsedTab({ part, tab }: Pick<PartPanelProps, 'part' | 'tab'>) {
  const { t } = useTranslation('parts');
  const { t: common } = useTranslation();
  const [text, setText] = useState('');
  const { data, error, refetch } = useCall(partCalls.getAdapterVehicle, {
    oe: part.searchOe,
    brandId: part.priceBrandId,
  });
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
  const isFiltered = text.trim() !== '';
  return (
    <div className={styles.used}>
      <Field
        label={t('whereUsed.filter')}
        isLabelHidden
        type="search"
        value={text}
        placeholder={t('whereUsed.filter')}
        onChange={(event) => setText(event.target.value)}
      />
      <div className={styles.listHead}>
        <p className="quiet" role="status">
          {t('whereUsed.count', {
            count: brands.reduce((sum, brand) => sum + groupsOf(brand), 0),
            total: data.vehicleList.length,
          })}
        </p>
        {brands.length > 0 && (
          <PanelExport
            of="whereUsed"
            part={part}
            tab={tab}
            makeList={(translations) => whereUsedList(brands, translations)}
          />
        )}
      </div>
      {brands.map((brand) => (
        // Filtered results start expanded, a long list collapsed.
        <Brand
          key={`${brand.brandId}/${isFiltered}`}
          brand={brand}
          isOpen={isFiltered || brands.length <= EXPANDED_MAX}
        />
      ))}
    </div>
  );
}

function Brand({ brand, isOpen }: { brand: AdapterBrand; isOpen: boolean }) {
  const { t } = useTranslation('parts-panels');
  return (
    <details open={isOpen}>
      <summary>
        {brand.brandName}{' '}
        <span className="quiet">
          {t('whereUsed.families', { count: brand.families.length })} ·{' '}
          {t('whereUsed.groups', { count: groupsOf(brand) })}
        </span>
      </summary>
      {brand.families.map(({ familyId, familyName, groups }) => (
        <div key={familyId} className={styles.family}>
          <h3 className={styles.familyName}>
            {familyName} <span className="quiet">{groups.length}</span>
          </h3>
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
    </details>
  );
}
