import { useTranslation } from 'react-i18next';
import { Tag } from '../../ui/tag.tsx';
import styles from './fleet.module.css';
import { type FleetNumber, type FleetRow, type FleetTableProps, quantityOf } from './fleet-table.ts';
import { labelOf } from './fleet-vehicle.ts';

/** Each part with its numbers, and the vehicles that a number is for. */
export function NumberRows({ rows, books, ticks, onTick }: FleetTableProps) {
  const { t } = useTranslation('work-orders-fleet');
  const labels = new Map(books.map(({ entry: { read } }) => [read.vin, labelOf(read)]));
  return (
    <table className={styles.numbers}>
      <thead>
        <tr>
          {(['part', 'number', 'vehicles', 'fit', 'quantity'] as const).map((column) => (
            <th key={column} scope="col">
              {t(`column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      {rows.map((row) => (
        <tbody key={row.key}>
          {row.numbers.map((number, index) => (
            <NumberRow
              key={number.part.searchOe}
              {...{ row, number, labels, ticks, onTick }}
              isFirst={index === 0}
              of={books.length}
            />
          ))}
        </tbody>
      ))}
    </table>
  );
}

interface NumberRowProps extends Pick<FleetTableProps, 'ticks' | 'onTick'> {
  row: FleetRow;
  number: FleetNumber;
  labels: ReadonlyMap<string, string>;
  isFirst: boolean;
  of: number;
}

function NumberRow({ row, number, labels, ticks, onTick, isFirst, of }: NumberRowProps) {
  const { t } = useTranslation('work-orders-fleet');
  const { part, grade, cells } = number;
  const ticked = cells.filter(({ key }) => ticks.has(key)).length;
  return (
    <tr>
      {isFirst && (
        <th scope="row" rowSpan={row.numbers.length}>
          {row.name}
          {row.vehicleNum < of && (
            <span className={styles.share}>{t('table.share', { count: row.vehicleNum, of })}</span>
          )}
        </th>
      )}
      <td>
        <label className={styles.tick}>
          <input
            type="checkbox"
            checked={ticked === cells.length}
            ref={(box) => {
              if (box !== null) box.indeterminate = ticked > 0 && ticked < cells.length;
            }}
            aria-label={t('table.take', { name: row.name, oe: part.oe })}
            onChange={(event) => onTick(cells, event.target.checked)}
          />
          <span>
            <span className="oe">{part.oe}</span>
            {part.partRemark !== '' && <span className="quiet"> {part.partRemark}</span>}
          </span>
        </label>
      </td>
      <td className={styles.for}>
        {cells.length === of
          ? t('table.all', { count: of })
          : cells.map(({ vin }) => labels.get(vin) ?? vin).join(', ')}
      </td>
      <td>
        {grade === 'fits' ? (
          <span className="quiet">{t('grade.fits')}</span>
        ) : (
          <span title={reasonOf(number)}>
            <Tag variant={grade === 'check' ? 'warning' : 'bad'}>{t(`grade.${grade}`)}</Tag>
            <span className={styles.reason}>{reasonOf(number)}</span>
          </span>
        )}
      </td>
      <td className={styles.quantity}>{quantityOf(cells)}</td>
    </tr>
  );
}

/** The rule that keeps the number from fitting, of the first vehicle that has one. */
function reasonOf({ cells, grade }: FleetNumber): string {
  const verdict = grade === 'misfit' ? 'contradicts' : 'open';
  const rules = cells.flatMap(({ part }) => part.fit.rules);
  return rules.find((rule) => rule.verdict === verdict)?.text ?? '';
}
