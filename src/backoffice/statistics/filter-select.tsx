import { Select } from 'antd';

interface FilterSelectProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly (readonly [value: Value, label: string])[];
  onChange: (value: Value) => void;
}

/** One of the options; there is always one. */
export function FilterSelect<Value extends string>({ label, value, options, onChange }: FilterSelectProps<Value>) {
  return (
    <Select<Value>
      aria-label={label}
      value={value}
      options={options.map(([option, text]) => ({ value: option, label: text }))}
      onChange={onChange}
      popupMatchSelectWidth={false}
    />
  );
}
