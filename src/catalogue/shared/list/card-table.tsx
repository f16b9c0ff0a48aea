import type { ReactNode } from 'react';
import cards from './row-cards.module.css';

interface CardTableProps {
  /** The texts of the column headers. */
  heads: readonly string[];
  /** A row per record. */
  children: ReactNode;
}

/** A table; on a phone each row is a card, whose cells show the header that they repeat in `data-label`. */
export function CardTable({ heads, children }: CardTableProps) {
  return (
    <table className={cards.table}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
