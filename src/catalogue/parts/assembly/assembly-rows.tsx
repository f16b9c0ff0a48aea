import { CopyButton } from '../../shared/clipboard/copy-button.tsx';
import { useRowActions } from '../table/list-context.ts';
import { AddMark, CalloutMark, MisfitReason, PriceMark } from '../table/part-marks.tsx';
import type { ListProps } from '../table/part-table.tsx';
import { Quantity } from '../table/quantity.tsx';
import type { Row } from '../table/rows.ts';
import { type RowsClassNames, VirtualRows } from '../table/virtual-rows.tsx';
import styles from './assembly-rows.module.css';
import { PartPicture } from './part-picture.tsx';

const rowClasses: RowsClassNames = {
  list: styles.rows,
  heading: undefined,
  row: styles.row,
  misfit: styles.misfit,
  hovered: styles.hovered,
  selected: styles.selected,
};

/** Compact list of a drawing's parts: picture, number, price. */
export function AssemblyRows(list: ListProps) {
  return (
    <VirtualRows {...list} classNames={rowClasses}>
      {(row, isSelected) => <AssemblyRow row={row} isSelected={isSelected} />}
    </VirtualRows>
  );
}

function AssemblyRow({ row, isSelected }: { row: Row; isSelected: boolean }) {
  const { onOpen } = useRowActions();
  const { part } = row;
  return (
    <>
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
        <PriceMark row={row} kind="market" hasSign />
      </div>
      <AddMark row={row} />
    </>
  );
}
