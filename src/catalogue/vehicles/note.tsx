import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';
import styles from './note.module.css';

interface NoteProps {
  kind: 'info' | 'warning' | 'bad';
  children: ReactNode;
}

export function Note({ kind, children }: NoteProps) {
  return (
    <div className={`${styles.note} ${styles[kind]}`}>
      <Icon name={kind === 'info' ? 'info' : 'warning'} />
      <div className={styles.text}>{children}</div>
    </div>
  );
}
