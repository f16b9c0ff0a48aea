import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';
import styles from './sort-button.module.css';

interface SortButtonProps {
  /** Null when the list is sorted by another column. */
  direction: 'asc' | 'desc' | null;
  onClick: () => void;
  children: ReactNode;
}

/** The head of a sortable column. */
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
