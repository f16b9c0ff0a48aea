import { Fragment, useImperativeHandle, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../shell/copy-button.tsx';
import { QUOTE_KINDS } from '../../shell/prices/price-kinds.ts';
import { useList } from './list-context.ts';
import styles from './part-cards.module.css';
import { AddMark, CalloutMark, FitMark, HeadingMark, MisfitReason, PriceMark, ReplaceMark } from './part-marks.tsx';
import { useIsHovered, useRowEvents } from './part-row.tsx';
import { type ListProps, showRow } from './part-table.tsx';
import { Quantity } from './quantity.tsx';
import type { Row } from './rows.ts';
import { usePricedRows } from './use-priced-rows.ts';
import { useRowWindow } from './use-row-window.ts';

/** The list of a phone: what the table shows, a card a row. */
export function PartCards({ rows, selected, stop, onStop, handle }: ListProps) {
  const { t } = useTranslation('parts');
  const frame = useRef<HTMLUListElement>(null);
  const { first, last, before, after, scrollTo, measure } = useRowWindow(rows.length, frame);
  usePricedRows(frame, rows, { first, last });
  useImperativeHandle(handle, () => ({
    show: (index, isFocusing) => showRow(frame.current, index, { isFocusing, scrollTo }),
  }));
  return (
    <ul ref={frame} className={styles.cards} aria-label={t('list.label')}>
      {before > 0 && <li aria-hidden="true" style={{ height: before }} />}
      {rows.slice(first, last).map((row, offset) => (
        <Fragment key={row.key}>
          {row.heading !== undefined && (
            <li className={styles.heading}>
              <HeadingMark row={row} heading={row.heading} />
            </li>
          )}
          <Card
            row={row}
            index={first + offset}
            isSelected={selected.has(row.mark)}
            isStop={first + offset === stop}
            onStop={onStop}
            measure={measure}
          />
        </Fragment>
      ))}
      {after > 0 && <li aria-hidden="true" style={{ height: after }} />}
    </ul>
  );
}

interface CardProps {
  row: Row;
  index: number;
  isSelected: boolean;
  isStop: boolean;
  onStop(index: number): void;
  measure(row: HTMLElement | null): void;
}

function Card({ row, index, isSelected, isStop, onStop, measure }: CardProps) {
  const { t } = useTranslation('parts');
  const { onOpen, prices } = useList();
  const { part } = row;
  const quotes = prices.quotesOf(part);
  // A card has no room for what nobody quoted.
  const shownQuotes = quotes === undefined ? [] : QUOTE_KINDS.filter((kind) => quotes[kind] !== null);
  const isHovered = useIsHovered(row.mark);
  const events = useRowEvents(row, index, onStop);
  const look = [
    styles.card,
    row.reasons.length > 0 ? styles.misfit : '',
    isHovered ? styles.hovered : '',
    isSelected ? styles.selected : '',
  ];
  return (
    <li
      ref={measure}
      {...events}
      data-index={index}
      className={look.filter(Boolean).join(' ')}
      aria-current={isSelected || undefined}
      tabIndex={isStop ? 0 : -1}
    >
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
        <span className={styles.quantity}>
          <Quantity part={part} />
        </span>
      </div>
      <div className={styles.prices}>
        <span>
          <span className="quiet">{t('column.market')}</span> <PriceMark row={row} kind="market" />
        </span>
        <span>
          <span className="quiet">{t('column.guide')}</span> <PriceMark row={row} kind="guide" />
        </span>
        {shownQuotes.map((kind) => (
          <span key={kind}>
            <span className="quiet">{t(`column.${kind === 'brand' ? 'brandPrice' : kind}`)}</span>{' '}
            <PriceMark row={row} kind={kind} />
          </span>
        ))}
        <span className={styles.remark}>{part.partRemark}</span>
      </div>
      <MisfitReason row={row} />
    </li>
  );
}
