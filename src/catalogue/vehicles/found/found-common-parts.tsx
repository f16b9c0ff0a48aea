import { useEffect, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { omitUndefined } from '../../../contract/omit-undefined.ts';
import { partCalls } from '../../../contract/parts/calls.ts';
import type { BookPart } from '../../../contract/parts/schemas.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { Skeleton } from '../../../ui/state.tsx';
import { CallFailed } from '../../shared/call/call-failed.tsx';
import { links } from '../../shared/navigation/paths.ts';
import { PriceValue } from '../../shared/prices/price-value.tsx';
import { usePartPrices } from '../../shared/prices/use-part-prices.ts';
import { useProvince } from '../../shared/province/use-province.ts';
import { firstCommonParts } from './first-common-parts.ts';
import styles from './found.module.css';
import { useServicePlan } from './use-service-plan.ts';
import type { FoundVehicle } from './vehicle-systems.tsx';

const PARTS_MAX = 6;
const NONE: readonly BookPart[] = [];

/** The common parts of an opened vehicle that are replaced most often, with their prices; each opens its callout. */
export function FoundCommonParts({ vehicle }: { vehicle: FoundVehicle }) {
  const { t } = useTranslation('vehicles');
  const { t: common } = useTranslation();
  const id = useId();
  const { vehicleId, vehicleTypeCode, vin } = vehicle;
  const { data, error, refetch } = useCall(partCalls.getCommonPartList, omitUndefined({ vehicleId, vin }));
  const service = useServicePlan(vehicle);
  // Without a plan, or if it failed, the catalogue's order is shown.
  const isReady = data !== undefined && (service.plan !== undefined || service.error !== null);
  const projects = service.plan?.projects;
  const parts = useMemo(
    () => (isReady ? firstCommonParts(data.partsList, projects ?? [], PARTS_MAX) : NONE),
    [isReady, data, projects],
  );
  const { province, provinceName } = useProvince();
  const prices = usePartPrices(parts, { province, vehicleTypeCode, hasQuotes: false });
  const { onSeen } = prices;
  useEffect(() => onSeen(parts), [parts, onSeen]);
  if (isReady && parts.length === 0) return null;
  const tab = vehicleTypeCode === 'B' ? 'assembly' : undefined;
  return (
    <section className={styles.box} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {t('found.common')}
        <small className="quiet">{provinceName !== '' && t('found.priceIn', { province: provinceName })}</small>
      </h3>
      {data === undefined && error !== null && <CallFailed error={error} onRetry={() => void refetch()} />}
      {!isReady && error === null && <Skeleton label={common('loading')} rows={PARTS_MAX} />}
      <ul className={styles.rows}>
        {parts.map((part) => (
          <li key={`${part.vehAssyId} ${part.orderNo} ${part.oeId}`}>
            <Link to={links.parts({ ...vehicle, node: part.vehAssyId, callout: part.orderNo, tab })}>
              {part.stdPartName}
            </Link>
            <span className="oe quiet">{part.oe}</span>
            <strong className={styles.price}>
              <PriceValue kind="market" hasSign part={part} prices={prices} />
            </strong>
          </li>
        ))}
      </ul>
    </section>
  );
}
