import styles from './segments.module.css';
import { useShownChoice } from './use-shown-choice.ts';

interface SegmentsProps<Value extends string> {
  /** Visible above the segments only with `isLegendVisible`. */
  legend: string;
  isLegendVisible?: boolean;
  name: string;
  options: readonly (readonly [value: Value, label: string])[];
  value: Value;
  onChange: (value: Value) => void;
}

/** The class of a row of links that looks like segments, where the choice is a page of its own. */
export const segmentLinks = styles.segments;

/** Radio buttons side by side, with the keyboard of radio buttons. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { legend, isLegendVisible = false, name, options, value, onChange } = props;
  const [shown, choose] = useShownChoice(value, onChange);
  return (
    <fieldset className={styles.choice}>
      <legend className={isLegendVisible ? styles.legend : 'unseen'}>{legend}</legend>
      <div className={styles.segments}>
        {options.map(([option, label]) => (
          <label key={option}>
            <input type="radio" name={name} checked={shown === option} onChange={() => choose(option)} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
