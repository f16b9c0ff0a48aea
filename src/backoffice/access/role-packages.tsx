import { Checkbox, Tag } from 'antd';
import { accessCalls } from '../../contract/access/calls.ts';
import { request } from '../../providers/calls/client.ts';
import { useCall } from '../../providers/calls/use-call.ts';
import { Skeleton } from '../../ui/state.tsx';
import { type FormPart, type FormPartProps, SetChange } from '../form/form-part.ts';
import { LoadError } from '../load-error.tsx';
import { useMessages } from '../messages.ts';
import styles from './role-packages.module.css';

/** The packages that are linked to a role. */
export const rolePackages: FormPart = {
  Input: RolePackages,
  save: ({ id: roleId, rowVersion }, packageIds) =>
    request(accessCalls.rolePackageRelate, { roleId, rowVersion, packageIds }),
  async load(roleId) {
    const { packageIds, packages } = await request(accessCalls.rolePackageSelect, { roleId });
    return { ids: packageIds, names: new Map(packages.map(({ packageId, name }) => [packageId, name])) };
  },
};

function RolePackages({ recordId, isReadOnly, label, value, onChange }: FormPartProps) {
  const { t } = useMessages();
  const { data, error, isFetchedAfterMount, refetch } = useCall(
    accessCalls.rolePackageSelect,
    { roleId: recordId ?? 1 },
    { enabled: recordId !== undefined, staleTime: 0 },
  );
  if (recordId === undefined) return <p className="quiet">{t('role:packages.afterSaving')}</p>;
  if (error !== null) return <LoadError error={error} onRetry={() => refetch()} />;
  // Links of an earlier visit would be saved over those that others have changed.
  if (data === undefined || !isFetchedAfterMount) return <Skeleton label={t('common:loading')} rows={3} />;
  const { original, chosen: ids } = SetChange.safeParse(value).data ?? {
    original: data.packageIds,
    chosen: data.packageIds,
  };
  const chosen = new Set(ids);
  const toggle = (id: number, isChosen: boolean) =>
    onChange?.({ original, chosen: isChosen ? [...chosen, id] : ids.filter((one) => one !== id) });
  return (
    <div role="group" aria-label={label} className={styles.packages}>
      {data.packages.map(({ packageId, name, isOnSale, isLimited }) => (
        <div key={packageId} className={styles.package}>
          <Checkbox
            checked={chosen.has(packageId)}
            disabled={isReadOnly}
            onChange={(event) => toggle(packageId, event.target.checked)}
          >
            {name}
          </Checkbox>
          {!isOnSale && <Tag>{t('role:packages.offSale')}</Tag>}
          {!chosen.has(packageId) && (
            <span className="quiet">{t(isLimited ? 'role:packages.hidden' : 'role:packages.everyone')}</span>
          )}
        </div>
      ))}
      {data.packages.length === 0 && <p className="quiet">{t('role:packages.none')}</p>}
    </div>
  );
}
