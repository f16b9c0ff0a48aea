import type { ReactNode } from 'react';
import styles from './status-bar.module.css';

interface StatusBarProps {
  /** `busy` while something is under way, `done` once it has succeeded. */
  tone: 'busy' | 'done';
  children: ReactNode;
}

/** One line at the lower edge of the window that says in what state the page is. */
export function StatusBar({ tone, children }: StatusBarProps) {
  return (
    <div className={styles.bar} data-tone={tone} role="status">
      {children}
    </div>
  );
}
