import styles from './json-tree.module.css';

/** Levels that are open at first. */
const OPEN_DEPTH = 3;
/** More items of a list are folded away. */
const ITEMS_MAX = 100;

interface JsonTreeProps {
  value: unknown;
  name?: string;
  depth?: number;
  /** The number of entries, and of those that are not shown. */
  itemsText: (count: number) => string;
  moreText: (count: number) => string;
}

/** A JSON value, coloured by type and folded below some levels. */
export function JsonTree({ value, name, depth = 0, itemsText, moreText }: JsonTreeProps) {
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
        {brackets} <span className={styles.count}>{itemsText(entries.length)}</span>
      </summary>
      {entries.slice(0, ITEMS_MAX).map(([key, item]) => (
        <JsonTree key={key} name={key} value={item} depth={depth + 1} itemsText={itemsText} moreText={moreText} />
      ))}
      {entries.length > ITEMS_MAX && <p className={styles.count}>{moreText(entries.length - ITEMS_MAX)}</p>}
    </details>
  );
}

function kindOf(value: unknown): 'text' | 'number' | 'constant' {
  if (typeof value === 'string') return 'text';
  return typeof value === 'number' ? 'number' : 'constant';
}
