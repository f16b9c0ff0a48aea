import styles from './row-check.module.css';

interface RowCheckProps {
  label: string;
  isChecked: boolean;
  onToggle: () => void;
}

/** The checkbox that selects a row of a table, or in its header all rows. */
export function RowCheck({ label, isChecked, onToggle }: RowCheckProps) {
  return <input className={styles.check} type="checkbox" aria-label={label} checked={isChecked} onChange={onToggle} />;
}
