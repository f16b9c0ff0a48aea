import { useTranslation } from 'react-i18next';
import { fullName } from '../../contract/vehicles/vehicle-names.ts';
import { Tag } from '../../ui/tag.tsx';
import styles from './fleet.module.css';
import type { FleetCell, FleetTableProps } from './fleet-table.ts';
import { labelOf } from './fleet-vehicle.ts';

/** Each part in a row, each vehicle in a column. */
export function VehicleColumns({ rows, books, ticks, onTick }: FleetTableProps) {
  const { t } = useTranslation('work-orders-fleet');
  return (
    <table className={styles.columns}>
      <thead>
        <tr>
          <th scope="col">{t('column.part')}</th>
          {books.map(({ entry: { read, vehicle } }) => (
            <th key={read.vin} scope="col" title={`${read.vin} ${vehicle === null ? '' : fullName(vehicle)}`}>
              {labelOf(read)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, numbers }) => {
          const cells = numbers.flatMap((number) => number.cells);
          return (
            <tr key={key}>
              <th scope="row">{name}</th>
              {books.map(({ entry: { read } }) => (
                <td key={read.vin}>
                  {cells
                    .filter(({ vin }) => vin === read.vin)
                    .map((cell) => (
                      <Cell key={cell.key} {...{ cell, name, ticks, onTick }} label={labelOf(read)} />
                    ))}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

interface CellProps extends Pick<FleetTableProps, 'ticks' | 'onTick'> {
  cell: FleetCell;
  name: string;
  label: string;
}

function Cell({ cell, name, label, ticks, onTick }: CellProps) {
  const { t } = useTranslation('work-orders-fleet');
  const { part, key } = cell;
  const { grade } = part.fit;
  return (
    <label className={styles.tick}>
      <input
        type="checkbox"
        checked={ticks.has(key)}
        aria-label={t('table.takeFor', { name, oe: part.oe, vehicle: label })}
        onChange={(event) => onTick([cell], event.target.checked)}
      />
      <span>
        <span className="oe">{part.oe}</span>
        {grade !== 'fits' && <Tag variant={grade === 'check' ? 'warning' : 'bad'}>{t(`grade.${grade}`)}</Tag>}
      </span>
    </label>
  );
}
