import { Superseded } from '../../shared/superseded/superseded.tsx';
import styles from './part-cards.module.css';
import { AddMark, CalloutMark, CopyMark, FitMark, MisfitReason, NameButton, ReferencePrice } from './part-marks.tsx';
import type { ListProps } from './part-table.tsx';
import { Quantity } from './quantity.tsx';
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

/** The list on a phone. */
export function PartCards(list: ListProps) {
  return (
    <VirtualRows {...list} classNames={rowClasses}>
      {(row) => <PhoneRow row={row} />}
    </VirtualRows>
  );
}

function PhoneRow({ row }: { row: Row }) {
  const { part } = row;
  return (
    <>
      <CalloutMark row={row} />
      <div className={styles.what}>
        <span className={styles.line}>
          <NameButton row={row} />
          <span className="quiet">
            <Quantity part={part} />
          </span>
          {part.fit.grade !== 'fits' && <FitMark row={row} />}
        </span>
        <span className={styles.line}>
          <span className="oe">{part.oe}</span>
          <CopyMark row={row} />
        </span>
        <Superseded part={part} />
        {part.partRemark !== '' && <span className={styles.remark}>{part.partRemark}</span>}
        <MisfitReason row={row} />
      </div>
      <div className={styles.price}>
        <ReferencePrice row={row} hasListPrice />
      </div>
      <AddMark row={row} />
    </>
  );
}
