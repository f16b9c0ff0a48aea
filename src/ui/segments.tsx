import styles from './segments.module.css';

interface SegmentsProps<Value extends string> {
  /** What is chosen between; seen above the segments only where `isLegendSeen`. */
  legend: string;
  isLegendSeen?: boolean;
  name: string;
  options: readonly (readonly [value: Value, label: string])[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A choice of a few, side by side: radio buttons, reached and changed by keyboard as such. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { legend, isLegendSeen = false, name, options, value, onChange } = props;
  return (
    <fieldset className={styles.choice}>
      <legend className={isLegendSeen ? styles.legend : 'unseen'}>{legend}</legend>
      <div className={styles.segments}>
        {options.map(([option, label]) => (
          <label key={option}>
            <input type="radio" name={name} checked={value === option} onChange={() => onChange(option)} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
