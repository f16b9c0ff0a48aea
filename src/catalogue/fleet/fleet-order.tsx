import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { language } from '../../providers/language.ts';
import { useStore } from '../../providers/store.ts';
import { Button } from '../../ui/button.tsx';
import { Segments } from '../../ui/choice/segments.tsx';
import { ExportMenu } from '../shared/export/export-menu.tsx';
import { useProvince } from '../shared/province/use-province.ts';
import { isSampleVehicle } from '../shared/site/is-sample-vehicle.ts';
import { OrderQuestionDialog } from '../shared/work-order/order-question-dialog.tsx';
import styles from './fleet.module.css';
import { fleetSheet } from './fleet-sheet.ts';
import { fleetDraft } from './fleet-store.ts';
import { type FleetBook, fleetRows, quantityOf, tickedCells } from './fleet-table.ts';
import { fleetPrices, type OrderMode, useFleetOrders } from './use-fleet-orders.ts';

/** What is ticked, and the ways on: orders and export. */
export function FleetOrder({ books }: { books: readonly FleetBook[] }) {
  const { t } = useTranslation('work-orders-fleet');
  const { t: tPrices } = useTranslation('prices');
  const locale = useStore(language);
  const { ticks } = useStore(fleetDraft);
  const { province, provinceName } = useProvince();
  const [mode, setMode] = useState<OrderMode>('one');
  const { makeOrders, isBusy, fitQuestion } = useFleetOrders();
  const rows = fleetRows(books);
  const cells = tickedCells(rows, new Set(ticks));
  const vehicleNum = new Set(cells.map(({ vin }) => vin)).size;
  const makeSheet = async () =>
    fleetSheet({
      rows,
      books,
      prices:
        province === undefined
          ? new Map()
          : await fleetPrices(
              rows.flatMap(({ numbers }) => numbers.flatMap((number) => number.cells[0] ?? [])),
              province,
            ),
      language: locale,
      provinceName,
      now: new Date(),
      isDemo: books.some(({ entry }) => isSampleVehicle(entry.vehicle?.vehicleId ?? null)),
      t,
      tPrices,
    });
  return (
    <div className={styles.bar}>
      <span role="status" className={styles.selected}>
        {cells.length === 0
          ? t('order.none')
          : t('order.selected', { count: cells.length, pieces: quantityOf(cells), vehicles: vehicleNum })}
      </span>
      <ExportMenu label={t('export.button')} makeSheet={makeSheet} />
      <Segments
        legend={t('order.mode')}
        name="fleet-order"
        options={[
          ['one', t('order.one')],
          ['each', t('order.each')],
        ]}
        value={mode}
        onChange={setMode}
      />
      <Button
        variant="primary"
        disabled={cells.length === 0 || province === undefined}
        isBusy={isBusy}
        onClick={() => province !== undefined && void makeOrders({ mode, cells, books, province })}
      >
        {t('order.make', { count: mode === 'one' ? 1 : vehicleNum })}
      </Button>
      {fitQuestion !== null && <OrderQuestionDialog question={fitQuestion} />}
    </div>
  );
}
