import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { showPriceFen } from '../../../ui/money.ts';
import { CopyButton } from '../../shared/clipboard/copy-button.tsx';
import cards from '../../shared/list/row-cards.module.css';
import { SelectAllLine } from '../../shared/list/select-all-line.tsx';
import { useVirtualRows } from '../../shared/list/use-virtual-rows.ts';
import { links } from '../../shared/navigation/paths.ts';
import { PricedElsewhere } from '../../shared/prices/priced-elsewhere.tsx';
import { OeTags } from '../oe-tags.tsx';
import { usePriceNote } from '../use-price-note.ts';
import styles from './batch.module.css';
import type { BatchNumber } from './draft.ts';
import type { ListName, ListRow } from './job.ts';

interface BatchListProps {
  name: ListName;
  rows: readonly ListRow[];
  /** By the number as sent. */
  requested: ReadonlyMap<string, BatchNumber>;
  /** Of the prices of all rows; undefined where they differ. */
  source: string | undefined;
  /** What "all" selects: one row of each number. */
  picks: readonly ListRow[];
  selected: ReadonlySet<string>;
  onSelected: (selected: ReadonlySet<string>) => void;
}

const ROW_HEIGHT = 44;

const columns = {
  success: ['select', 'requested', 'name', 'brand', 'market', 'guide', 'dated'],
  match: ['select', 'requested', 'found', 'reason', 'name', 'brand', 'market', 'guide', 'dated'],
  fail: ['requested', 'reason', 'next'],
} as const;

/** One result list; long lists are virtualised. */
export function BatchList({ name, rows, requested, source, picks, selected, onSelected }: BatchListProps) {
  const { t } = useTranslation('oe-batch');
  const { t: tPrices } = useTranslation('prices');
  const body = useRef<HTMLTableSectionElement>(null);
  const { first, last, before, after, measure } = useVirtualRows({
    count: rows.length,
    renderAllMax: 100,
    rowHeight: () => ROW_HEIGHT,
    container: body,
  });
  const toggle = (id: string) => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    onSelected(next);
  };
  const hasAll = picks.every(({ id }) => selected.has(id));
  const visibleColumns = columns[name];
  const labelOf = (column: (typeof visibleColumns)[number]) =>
    column === 'dated' && source !== undefined ? tPrices('originColumn.dated') : t(`column.${column}`);
  const selectAll = t('results.selectAll', { count: picks.length });
  const toggleAll = () => onSelected(new Set(hasAll ? [] : picks.map(({ id }) => id)));
  return (
    <>
      {name !== 'fail' && <SelectAllLine label={selectAll} isChecked={hasAll} onToggle={toggleAll} />}
      <table className={`${cards.table} ${styles.table}`} aria-rowcount={rows.length + 1}>
        <thead>
          <tr>
            {visibleColumns.map((column) => (
              <th key={column} scope="col" data-column={column}>
                {column === 'select' ? (
                  <input type="checkbox" aria-label={selectAll} checked={hasAll} onChange={toggleAll} />
                ) : (
                  labelOf(column)
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          <Spacer height={before} />
          {rows.slice(first, last).map((row, index) => (
            <tr
              key={row.id}
              ref={measure}
              data-index={first + index}
              aria-rowindex={first + index + 2}
              className={selected.has(row.id) ? styles.selectedRow : undefined}
            >
              {row.candidate === null ? (
                <FailCells row={row} />
              ) : (
                <FoundCells
                  row={row}
                  requested={requested.get(row.oe)}
                  source={source}
                  isSelected={selected.has(row.id)}
                  onToggle={() => toggle(row.id)}
                />
              )}
            </tr>
          ))}
          <Spacer height={after} />
        </tbody>
      </table>
    </>
  );
}

/** Takes the place of the rows that are not rendered. */
function Spacer({ height }: { height: number }) {
  if (height === 0) return null;
  return (
    <tr className={styles.spacer}>
      <td style={{ height }} />
    </tr>
  );
}

interface FoundCellsProps {
  row: ListRow;
  requested: BatchNumber | undefined;
  source: string | undefined;
  isSelected: boolean;
  onToggle: () => void;
}

/** The name and quantity that were pasted beside the number. */
function RequestedNote({ requested }: { requested: BatchNumber | undefined }) {
  const { t } = useTranslation('oe-batch');
  const { name = '', quantity } = requested ?? {};
  const texts = [name, quantity === undefined ? '' : t('results.quantity', { count: quantity })].filter(Boolean);
  return texts.length === 0 ? null : <span className={`quiet ${styles.requested}`}>{texts.join(' ')}</span>;
}

function FoundCells({ row, requested, source, isSelected, onToggle }: FoundCellsProps) {
  const { t } = useTranslation('oe-batch');
  const { t: tPrices } = useTranslation('prices');
  const noteOf = usePriceNote(source);
  const { oe, candidate, reason } = row;
  if (candidate === null) return null;
  const { part, via } = candidate;
  const number = (
    <span className={styles.number}>
      <Link className="oe" to={links.oe(part.searchOe)}>
        {part.oe}
      </Link>
      <CopyButton text={part.oe} />
      <OeTags part={part} />
    </span>
  );
  return (
    <>
      <td data-column="select">
        <input
          type="checkbox"
          aria-label={t('results.select', { oe: part.oe, brand: part.brandName })}
          checked={isSelected}
          onChange={onToggle}
        />
      </td>
      <th scope="row">
        {reason === null ? number : <span className="oe quiet">{oe}</span>}
        <RequestedNote requested={requested} />
      </th>
      {reason !== null && (
        <>
          <td data-label={t('column.found')} data-column="wide">
            {number}
          </td>
          <td data-label={t('column.reason')} data-column="wide">
            {t(`reason.${reason}`, { via })}
          </td>
        </>
      )}
      <td data-label={t('column.name')}>{part.oeName || part.stdPartName}</td>
      <td data-label={t('column.brand')}>{part.brandName}</td>
      <td data-label={t('column.market')} data-column="market">
        {showPriceFen(part.price?.marketPriceFen ?? null)}
        <PricedElsewhere price={part.price} />
      </td>
      <td data-label={t('column.guide')} data-column="guide">
        {showPriceFen(part.price?.guidePriceFen ?? null)}
      </td>
      <td
        data-label={source === undefined ? t('column.dated') : tPrices('originColumn.dated')}
        data-column="wide"
        className="quiet"
      >
        {part.price === null ? '—' : noteOf(part.price)}
      </td>
    </>
  );
}

function FailCells({ row: { oe, reason } }: { row: ListRow }) {
  const { t } = useTranslation('oe-batch');
  return (
    <>
      <th scope="row">
        <span className={`oe ${styles.long}`}>{oe}</span>
      </th>
      <td data-label={t('column.reason')} data-column="wide">
        {t(`reason.${reason}`)}
      </td>
      <td className={cards.actions}>{nextStep(oe, reason, t)}</td>
    </>
  );
}

/** A link to another search for a number that failed. */
function nextStep(oe: string, reason: ListRow['reason'], t: (key: string) => string): ReactNode {
  if (reason === 'vin') return <Link to={links.vehicle({ q: oe, by: 'vin' })}>{t('next.vin')}</Link>;
  if (reason === 'notNumber')
    return <Link to={links.vehicle({ q: oe.slice(0, 80), by: 'name' })}>{t('next.name')}</Link>;
  if (reason === 'ambiguous' || reason === 'unknown')
    return <Link to={links.oe(oe.slice(0, 40))}>{t('next.single')}</Link>;
  return null;
}
