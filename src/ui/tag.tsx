import type { ReactNode } from 'react';
import styles from './tag.module.css';

export type TagVariant = 'neutral' | 'accent' | 'good' | 'warning' | 'bad';

/** How something stands, in a word on a colour; the word says it all without the colour. */
export function Tag({ variant = 'neutral', children }: { variant?: TagVariant; children: ReactNode }) {
  return <span className={`${styles.tag} ${styles[variant]}`}>{children}</span>;
}
