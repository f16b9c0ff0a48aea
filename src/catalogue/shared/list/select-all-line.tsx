import styles from './select-all-line.module.css';

interface SelectAllLineProps {
  label: string;
  isChecked: boolean;
  onToggle: () => void;
}

/** "Select all" above the cards of a narrow window, which hides the table's header. */
export function SelectAllLine({ label, isChecked, onToggle }: SelectAllLineProps) {
  return (
    <label className={styles.line}>
      <input type="checkbox" checked={isChecked} onChange={onToggle} /> {label}
    </label>
  );
}
