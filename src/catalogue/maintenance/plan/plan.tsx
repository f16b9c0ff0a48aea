import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { maintenanceCalls } from '../../../contract/maintenance/calls.ts';
import type { MaintainDue } from '../../../contract/maintenance/schemas.ts';
import { omitUndefined } from '../../../contract/omit-undefined.ts';
import type { Vehicle } from '../../../contract/vehicles/schemas.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { useProvince } from '../../shared/province/use-province.ts';
import { useProvinceUrl } from '../../shared/province/use-province-url.ts';
import { Timeline } from '../timeline/timeline.tsx';
import { useMaintainUrlState } from '../use-maintain-url-state.ts';
import { CheckList } from './check-list.tsx';
import type { Rates } from './cost.ts';
import type { PlanBody } from './plan-body.ts';
import { planLines } from './plan-lines.ts';
import { PlanList } from './plan-list.tsx';
import { TotalsBar } from './totals-bar.tsx';
import { usePlanChanges } from './use-plan-changes.ts';
import { usePlanPrices } from './use-plan-prices.ts';

interface PlanProps {
  body: PlanBody;
  vehicle: Vehicle | undefined;
  due: readonly MaintainDue[];
  today: string;
  hourCostFen: number;
}

/** The timeline, the list of projects, the check list and the totals. */
export function Plan({ body, vehicle, due, today, hourCostFen }: PlanProps) {
  useProvinceUrl();
  const { t } = useTranslation('maintenance');
  const { province } = useProvince();
  const { overrides, added, isChanged, onOverride, onAdd, onRemove, onDone, onReset } = usePlanChanges(body);
  const atScale = useAtScale(body);
  const lines = useMemo(() => planLines({ due, added, atScale, overrides }), [due, added, atScale, overrides]);
  const projects = useMemo(() => [...due, ...added], [due, added]);
  const prices = usePlanPrices(projects, province);
  const rates: Rates = {
    priceFenOf: (part) => {
      const price = prices.priceOf(part);
      return price === undefined ? undefined : (price?.marketPriceFen ?? null);
    },
    hourCostFen,
  };
  return (
    <>
      <Timeline body={body} />
      <PlanList
        body={body}
        lines={lines}
        atScale={atScale}
        rates={rates}
        prices={prices}
        onOverride={onOverride}
        onAdd={onAdd}
        onRemove={onRemove}
        onReset={isChanged ? onReset : undefined}
      />
      <CheckList body={body} lines={lines} onOverride={onOverride} />
      <TotalsBar
        body={body}
        vehicle={vehicle}
        lines={lines}
        rates={rates}
        prices={prices}
        today={today}
        onDone={onDone}
      />
      <p className="quiet">{t('priceNote')}</p>
    </>
  );
}

/** Ids of the projects due at the mark in the URL; null without a mark and while loading. */
function useAtScale({ vehicleId, vin }: PlanBody): ReadonlySet<number> | null {
  const [{ scale, by: type }] = useMaintainUrlState();
  const { data } = useCall(
    maintenanceCalls.getMaintainByScale,
    omitUndefined({ vehicleId, vin, type, scale: scale ?? 1 }),
    { enabled: scale !== undefined },
  );
  return useMemo(
    () => (scale === undefined || data === undefined ? null : new Set(data.map(({ stdMaintId }) => stdMaintId))),
    [scale, data],
  );
}
