import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from '../../providers/store.ts';
import { Segments } from '../../ui/choice/segments.tsx';
import { Field } from '../../ui/field.tsx';
import { panelClass } from '../../ui/panel.ts';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import styles from './fleet.module.css';
import { NumberRows } from './fleet-number-rows.tsx';
import { changeFleet, fleetDraft } from './fleet-store.ts';
import { type FleetBook, type FleetCell, fleetRows } from './fleet-table.ts';
import { VehicleColumns } from './fleet-vehicle-columns.tsx';

/** The common parts of all vehicles in one table: by number, or with a column for each vehicle. */
export function FleetTable({ books }: { books: readonly FleetBook[] }) {
  const { t } = useTranslation('work-orders-fleet');
  const { ticks } = useStore(fleetDraft);
  const [view, setView] = useState<'numbers' | 'vehicles'>('numbers');
  const [search, setSearch] = useState('');
  const words = search.trim().toLowerCase();
  const rows = fleetRows(books).filter(
    ({ name, numbers }) =>
      name.toLowerCase().includes(words) || numbers.some(({ part }) => part.searchOe.toLowerCase().includes(words)),
  );
  const onTick = (cells: readonly FleetCell[], isTicked: boolean) => {
    const keys = new Set(cells.map(({ key }) => key));
    const others = ticks.filter((key) => !keys.has(key));
    changeFleet({ ticks: isTicked ? [...others, ...keys] : others });
  };
  const table = { rows, books, ticks: new Set(ticks), onTick };
  return (
    <section className={panelClass(styles.parts)} aria-label={t('table.label')}>
      <div className={styles.tableHead}>
        <h2>{t('table.title', { count: books.length })}</h2>
        <Field
          label={t('table.search')}
          isLabelHidden
          type="search"
          placeholder={t('table.search')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <Segments
          legend={t('table.view')}
          name="fleet-view"
          options={[
            ['numbers', t('table.byNumber')],
            ['vehicles', t('table.byVehicle')],
          ]}
          value={view}
          onChange={setView}
        />
      </div>
      {rows.length === 0 ? (
        <p className="quiet">{t('table.none')}</p>
      ) : view === 'numbers' ? (
        <NumberRows {...table} />
      ) : (
        <ScrollRegion className={styles.scroll} aria-label={t('table.byVehicle')}>
          <VehicleColumns {...table} />
        </ScrollRegion>
      )}
    </section>
  );
}
