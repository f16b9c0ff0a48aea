import styles from './screen.module.css';

/** The classes of a screen's column. */
export function screenClass(own = ''): string {
  return [styles.screen, own].filter(Boolean).join(' ');
}
