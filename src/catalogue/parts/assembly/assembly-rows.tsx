import { useImperativeHandle, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../shell/copy-button.tsx';
import { useList } from '../table/list-context.ts';
import { AddMark, CalloutMark, MisfitReason, PriceMark } from '../table/part-marks.tsx';
import { useIsHovered, useRowEvents } from '../table/part-row.tsx';
import { type ListProps, showRow } from '../table/part-table.tsx';
import { Quantity } from '../table/quantity.tsx';
import type { Row } from '../table/rows.ts';
import { useRowWindow } from '../table/use-row-window.ts';
import styles from './assembly-rows.module.css';
import { PartPicture } from './part-picture.tsx';

/** A drawing's parts in little room: picture, number, price. */
export function AssemblyRows({ rows, selected, stop, onStop, handle }: ListProps) {
  const { t } = useTranslation('parts');
  const frame = useRef<HTMLUListElement>(null);
  const { first, last, before, after, scrollTo, measure } = useRowWindow(rows.length, frame);
  useImperativeHandle(handle, () => ({
    show: (index, isFocusing) => showRow(frame.current, index, { isFocusing, scrollTo }),
  }));
  return (
    <ul ref={frame} className={styles.rows} aria-label={t('list.label')}>
      {before > 0 && <li aria-hidden="true" style={{ height: before }} />}
      {rows.slice(first, last).map((row, offset) => (
        <AssemblyRow
          key={row.key}
          row={row}
          index={first + offset}
          isSelected={selected.has(row.part.orderNo)}
          isStop={first + offset === stop}
          onStop={onStop}
          measure={measure}
        />
      ))}
      {after > 0 && <li aria-hidden="true" style={{ height: after }} />}
    </ul>
  );
}

interface AssemblyRowProps {
  row: Row;
  index: number;
  isSelected: boolean;
  isStop: boolean;
  onStop(index: number): void;
  measure(row: HTMLElement | null): void;
}

function AssemblyRow({ row, index, isSelected, isStop, onStop, measure }: AssemblyRowProps) {
  const { onOpen } = useList();
  const { part } = row;
  const isHovered = useIsHovered(part.orderNo);
  const events = useRowEvents(row, index, onStop);
  const look = [
    styles.row,
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
      <CalloutMark row={row} />
      <PartPicture part={part} isLarge={isSelected} />
      <div className={styles.what}>
        <button type="button" tabIndex={-1} className={styles.name} onClick={() => onOpen(part)}>
          {part.stdPartName}
        </button>
        <span className={styles.number}>
          <span className="oe">{part.oe}</span>
          <CopyButton text={part.oe} />
        </span>
        {part.partRemark !== '' && <span className="quiet">{part.partRemark}</span>}
        <MisfitReason row={row} />
      </div>
      <div className={styles.price}>
        <Quantity part={part} />
        <PriceMark row={row} kind="market" />
      </div>
      <AddMark row={row} />
    </li>
  );
}
