import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';
import styles from './sort-button.module.css';

interface SortButtonProps {
  /** How the column is sorted now; null where another is. */
  direction: 'asc' | 'desc' | null;
  onClick: () => void;
  children: ReactNode;
}

/** A column's head that sorts by it. */
export function SortButton({ direction, onClick, children }: SortButtonProps) {
  return (
    <button type="button" className={styles.sort} onClick={onClick}>
      {children}
      {direction !== null && (
        <span className={direction === 'asc' ? styles.up : ''}>
          <Icon name="down" size={14} />
        </span>
      )}
    </button>
  );
}
