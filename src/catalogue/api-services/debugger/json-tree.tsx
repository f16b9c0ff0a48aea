import { useTranslation } from 'react-i18next';
import styles from './debugger.module.css';

/** Levels that are open at first. */
const OPEN_DEPTH = 3;
/** More items of a list are folded away. */
const ITEMS_MAX = 100;

/** A JSON value, coloured by type and folded below some levels. */
export function JsonTree({ value, name, depth = 0 }: { value: unknown; name?: string; depth?: number }) {
  const { t } = useTranslation('api-debugger');
  const label = name === undefined ? null : <span className={styles.name}>{name}: </span>;
  if (typeof value !== 'object' || value === null) {
    return (
      <div className={styles.leaf}>
        {label}
        <span className={styles[kindOf(value)]}>{JSON.stringify(value)}</span>
      </div>
    );
  }
  const entries = Object.entries(value);
  const brackets = Array.isArray(value) ? '[]' : '{}';
  if (entries.length === 0) {
    return (
      <div className={styles.leaf}>
        {label}
        {brackets}
      </div>
    );
  }
  return (
    <details className={styles.node} open={depth < OPEN_DEPTH}>
      <summary>
        {label}
        {brackets} <span className={styles.count}>{t('items', { count: entries.length })}</span>
      </summary>
      {entries.slice(0, ITEMS_MAX).map(([key, item]) => (
        <JsonTree key={key} name={key} value={item} depth={depth + 1} />
      ))}
      {entries.length > ITEMS_MAX && <p className={styles.count}>{t('more', { count: entries.length - ITEMS_MAX })}</p>}
    </details>
  );
}

function kindOf(value: unknown): 'text' | 'number' | 'constant' {
  if (typeof value === 'string') return 'text';
  return typeof value === 'number' ? 'number' : 'constant';
}
