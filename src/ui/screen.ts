import styles from './screen.module.css';

/** The classes of a screen's column, beside those that say what is its own. */
export function screenClass(own = ''): string {
  return [styles.screen, own].filter(Boolean).join(' ');
}
