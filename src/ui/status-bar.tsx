import type { ReactNode } from 'react';
import foot from './foot-line.module.css';
import styles from './status-bar.module.css';

interface StatusBarProps {
  /** `busy` during an operation, `done` after it has succeeded. */
  tone: 'busy' | 'done';
  children: ReactNode;
}

/** A one-line status message at the bottom of the window. */
export function StatusBar({ tone, children }: StatusBarProps) {
  return (
    <div className={`${foot.line} ${styles.bar}`} data-status-bar data-tone={tone} role="status">
      {children}
    </div>
  );
}
