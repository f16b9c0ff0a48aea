import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../../contract/vehicles/schemas.ts';
import { useAction } from '../../../providers/calls/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useProvince } from '../../shared/province/use-province.ts';
import { OrderQuestionDialog } from '../../shared/work-order/order-question-dialog.tsx';
import { orderVehicleOf } from '../../shared/work-order/order-vehicle.ts';
import { useAddToOrder } from '../../shared/work-order/use-add-to-order.ts';
import { useFormatters } from '../use-formatters.ts';
import { type Rates, totalCost, totalFenOf } from './cost.ts';
import { orderItems } from './order-items.ts';
import type { PlanBody } from './plan-body.ts';
import type { PlanLine } from './plan-lines.ts';
import styles from './totals-bar.module.css';
import type { PlanPrices } from './use-plan-prices.ts';
import { useRecords } from './use-records.ts';

interface TotalsBarProps {
  body: PlanBody;
  vehicle: Vehicle | undefined;
  lines: readonly PlanLine[];
  rates: Rates;
  prices: PlanPrices;
  today: string;
  /** Called when the chosen projects have been recorded as done. */
  onDone(): void;
}

/** The totals of the chosen projects, with buttons to record them as done and to add them to a work order. */
export function TotalsBar({ body, vehicle, lines, rates, prices, today, onDone }: TotalsBarProps) {
  const { t } = useTranslation('maintenance');
  const format = useFormatters();
  const cost = totalCost(lines, rates);
  // An incomplete sum would be taken for the price of the job, also in print.
  const sum = (fen: number) => (cost.pendingNum > 0 ? '…' : format.sum(fen));
  const chosen = lines.filter(({ isChosen }) => isChosen);
  const { record } = useRecords(body);
  const onRecord = async () => {
    const done = { mileage: body.mileage, date: today };
    if (await record(chosen.map(({ project: { stdMaintId } }) => ({ stdMaintId, done })))) onDone();
  };
  return (
    <section className={styles.bar} aria-label={t('totals.title')}>
      <dl className={styles.sums}>
        <div className={styles.chosen}>
          <dt>{t('totals.chosen')}</dt>
          <dd className="number">{format.number(chosen.length)}</dd>
        </div>
        <div>
          <dt>{t('totals.parts')}</dt>
          <dd className="number">{sum(cost.partsFen)}</dd>
        </div>
        <div>
          <dt>{t('totals.materials')}</dt>
          <dd className="number">{sum(cost.materialsFen)}</dd>
        </div>
        <div>
          <dt>{t('totals.hours', { hours: format.hours(cost.hours) })}</dt>
          <dd className="number">{format.sum(cost.hoursFen)}</dd>
        </div>
        <div className={styles.total}>
          <dt>{t('totals.total')}</dt>
          <dd className="number" aria-live="polite">
            {sum(totalFenOf(cost))}
          </dd>
        </div>
      </dl>
      {cost.unpricedNum > 0 && <p className={styles.unpriced}>{t('totals.unpriced', { count: cost.unpricedNum })}</p>}
      <div className={styles.actions}>
        <Button disabled={chosen.length === 0} onClick={() => void onRecord()}>
          <Icon name="check" size={16} />
          {t('record.button')}
        </Button>
        {vehicle !== undefined && (
          <ToOrder
            vehicle={vehicle}
            vin={body.vin}
            lines={lines}
            rates={rates}
            prices={prices}
            isWaiting={cost.pendingNum > 0 && !prices.isFailed}
          />
        )}
      </div>
    </section>
  );
}

interface ToOrderProps {
  vehicle: Vehicle;
  vin: string | undefined;
  lines: readonly PlanLine[];
  rates: Rates;
  prices: PlanPrices;
  /** Prices are loading: an order made now would lack them. */
  isWaiting: boolean;
}

/** Adds the parts, materials and hours of the chosen projects to a work order. */
function ToOrder({ vehicle, vin, lines, rates, prices, isWaiting }: ToOrderProps) {
  const { t } = useTranslation('maintenance');
  const { province } = useProvince();
  const order = useAddToOrder(orderVehicleOf(vehicle, vin ?? null));
  const labels = {
    original: t('prices:class.original'),
    hour: t('unit.hour'),
    unitOf: (unit: string) => t(`unitName.${unit}`),
  };
  const items =
    province === undefined
      ? []
      : orderItems(lines, { priceOf: prices.priceOf, province, hourCostFen: rates.hourCostFen, labels });
  const { run, isBusy } = useAction(() => order.addAll(items));
  return (
    <>
      <Button variant="primary" isBusy={isBusy || isWaiting} disabled={items.length === 0} onClick={() => void run()}>
        <Icon name="document" size={16} />
        {t('totals.addToOrder')}
      </Button>
      {order.question !== null && <OrderQuestionDialog question={order.question} />}
    </>
  );
}
