import { useTranslation } from 'react-i18next';
import { QUOTE_KINDS } from '../../../contract/prices/price-kinds.ts';
import { CopyButton } from '../../shared/clipboard/copy-button.tsx';
import { priceLabel } from '../../shared/prices/price-label.ts';
import { useListData, useRowActions } from './list-context.ts';
import styles from './part-cards.module.css';
import { AddMark, CalloutMark, FitMark, MisfitReason, PriceMark, ReplaceMark } from './part-marks.tsx';
import type { ListProps } from './part-table.tsx';
import { Quantity } from './quantity.tsx';
import { ReportMark } from './report-mark.tsx';
import type { Row } from './rows.ts';
import { type RowsClassNames, VirtualRows } from './virtual-rows.tsx';

const rowClasses: RowsClassNames = {
  list: styles.cards,
  heading: styles.heading,
  row: styles.card,
  misfit: styles.misfit,
  hovered: styles.hovered,
  selected: styles.selected,
};

/** The list on a phone: one card per row. */
export function PartCards(list: ListProps) {
  return (
    <VirtualRows {...list} classNames={rowClasses}>
      {(row) => <Card row={row} />}
    </VirtualRows>
  );
}

function Card({ row }: { row: Row }) {
  const { t: tPrices } = useTranslation('prices');
  const { onOpen } = useRowActions();
  const { prices } = useListData();
  const { part } = row;
  const quotes = prices.quotesOf(part);
  // No room on a card for missing quotes.
  const knownQuotes = quotes === undefined ? [] : QUOTE_KINDS.filter((kind) => quotes[kind] !== null);
  return (
    <>
      <div className={styles.head}>
        <CalloutMark row={row} />
        <button type="button" className={styles.name} onClick={() => onOpen(part)}>
          {part.stdPartName}
        </button>
        <FitMark row={row} />
        <ReplaceMark row={row} />
        <AddMark row={row} />
      </div>
      <div className={styles.number}>
        <span className="oe">{part.oe}</span>
        <CopyButton text={part.oe} />
        <ReportMark row={row} />
        <span className={styles.quantity}>
          <Quantity part={part} />
        </span>
      </div>
      <div className={styles.prices}>
        <span>
          <span className="quiet">{priceLabel(tPrices, 'market', 'short')}</span> <PriceMark row={row} kind="market" />
        </span>
        <span>
          <span className="quiet">{priceLabel(tPrices, 'guide', 'short')}</span> <PriceMark row={row} kind="guide" />
        </span>
        {knownQuotes.map((kind) => (
          <span key={kind}>
            <span className="quiet">{priceLabel(tPrices, kind, 'short')}</span> <PriceMark row={row} kind={kind} />
          </span>
        ))}
        <span className={styles.remark}>{part.partRemark}</span>
      </div>
      <MisfitReason row={row} />
    </>
  );
}
