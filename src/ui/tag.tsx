import type { ReactNode } from 'react';
import styles from './tag.module.css';

export type TagVariant = 'neutral' | 'accent' | 'good' | 'warning' | 'bad';

/** A status as coloured text, understandable without the colour. */
export function Tag({ variant = 'neutral', children }: { variant?: TagVariant; children: ReactNode }) {
  return <span className={`${styles.tag} ${styles[variant]}`}>{children}</span>;
}
