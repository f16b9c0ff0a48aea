import { Button, DatePicker, Input, InputNumber, Select, Space } from 'antd';
import type { ComponentType, CSSProperties } from 'react';
import { relativeDays } from '../../contract/days/relative-days.ts';
import { choicesOf, type FieldKind, kindOf } from '../../contract/field-kind.ts';
import { isRange, type Operator, type Range } from '../list/filters/conditions.ts';
import { useMessages } from '../messages.ts';
import type { Resource, Row } from '../resource.ts';
import styles from './filter-input.module.css';
import { MoneyInput } from './money-input.tsx';
import { fromPickerDay, toPickerDay } from './picker-time.ts';
import { ReferenceSelect } from './reference-select.tsx';
import type { ReferenceOption } from './references.ts';
import { filterSchema } from './schemas.ts';
import { isLoadedWhole, useReferences, useReferenceTarget } from './use-references.ts';

interface FilterInputProps {
  resource: Resource;
  field: string;
  /** Only a range has an input of its own; `empty` and `notEmpty` have none. */
  operator: Operator;
  label: string;
  /** Limits a reference to records with these values. */
  among?: Readonly<Row> | undefined;
  value: unknown;
  onChange: (value: unknown) => void;
  /** Called with a value that was picked from a list, which needs no further confirmation. */
  onPick: (value: unknown) => void;
}

interface EndProps {
  'aria-label': string;
  placeholder: string;
  style: CSSProperties;
  value: number | null;
  onChange: (value: number | null) => void;
}

interface WidgetProps {
  label: string;
  choices: readonly { value: string | number; label: string }[];
  value: unknown;
  onChange: (value: unknown) => void;
  onPick: (value: unknown) => void;
}

/** The value of a condition by the kind of its field's schema: a text, a number, days, a range, or one choice. */
export function FilterInput({ resource, field, operator, among, ...props }: FilterInputProps) {
  const { t } = useMessages();
  const schema = filterSchema(resource, field);
  if (schema === undefined) throw new Error(`${resource.name} has no filter ${field}`);
  const kind = kindOf(schema);
  if (operator === 'empty' || operator === 'notEmpty') return null;
  if (kind === 'reference') return <ReferenceFilter resource={resource} field={field} among={among} {...props} />;
  const Widget = operator === 'range' ? ranges[kind] : widgets[kind];
  const choices = choicesOf(schema).map((value) => ({
    value,
    label: t(`${resource.name}:option.${field}.${value}`),
  }));
  return Widget === undefined ? null : <Widget {...props} choices={choices} />;
}

type ReferenceFilterProps = Omit<FilterInputProps, 'operator'>;

function ReferenceFilter({ resource, field, among, label, value, onPick }: ReferenceFilterProps) {
  const target = useReferenceTarget(resource, field);
  const { options } = useReferences(resource, [field]);
  if (target === undefined && options[field] === undefined) return null;
  if (target !== undefined && !isLoadedWhole(target))
    return <ReferenceSelect target={target} among={among} label={label} value={value} onChange={onPick} />;
  const choices = (options[field] ?? [])
    .filter(({ row }: ReferenceOption) => isAmong(row, among))
    .map((option) => ({ value: option.id, label: option.label }));
  return <ChoiceFilter label={label} choices={choices} value={value} onChange={onPick} onPick={onPick} />;
}

export function isAmong(row: Row, among: Readonly<Row> = {}): boolean {
  return Object.entries(among).every(([field, value]) => row[field] === value);
}

function TextFilter({ label, value, onChange }: WidgetProps) {
  return (
    <Input
      aria-label={label}
      allowClear
      maxLength={200}
      value={typeof value === 'string' ? value : ''}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

function NumberFilter({ label, value, onChange }: WidgetProps) {
  return (
    <InputNumber
      aria-label={label}
      style={{ width: 160 }}
      value={typeof value === 'number' ? value : null}
      onChange={onChange}
    />
  );
}

function MoneyFilter({ label, value, onChange }: WidgetProps) {
  return <MoneyInput aria-label={label} style={{ width: 160 }} value={value} onChange={onChange} />;
}

const NumberRange = (props: WidgetProps) => <Ends {...props} input={InputNumber} />;
const MoneyRange = (props: WidgetProps) => <Ends {...props} input={MoneyInput} />;

/** The lower and the upper end of a range of numbers. */
function Ends({ label, value, onChange, input: End }: WidgetProps & { input: ComponentType<EndProps> }) {
  const { t } = useMessages();
  const range: Range = isRange(value) ? value : { from: value, to: value };
  const end = (name: 'from' | 'to') => (
    <End
      aria-label={`${label}: ${t(`list.${name}`)}`}
      placeholder={t(`list.${name}`)}
      style={{ width: 120 }}
      value={typeof range[name] === 'number' ? range[name] : null}
      onChange={(changed) => onChange({ ...range, [name]: changed })}
    />
  );
  return (
    <Space.Compact>
      {end('from')}
      {end('to')}
    </Space.Compact>
  );
}

function DayFilter({ label, value, onPick }: WidgetProps) {
  return (
    <DatePicker
      aria-label={label}
      value={toPickerDay(value)}
      onChange={(day) => onPick(day === null ? undefined : fromPickerDay(day))}
    />
  );
}

/** Relative days, or a range of days. */
function DayRange({ value, onPick }: WidgetProps) {
  const { t } = useMessages();
  const range: Range = isRange(value) ? value : {};
  return (
    <div className={styles.days}>
      <div className={styles.relative}>
        {relativeDays.map((name) => (
          <Button
            key={name}
            size="small"
            type={value === name ? 'primary' : 'default'}
            aria-pressed={value === name}
            onClick={() => onPick(name)}
          >
            {t(`filter.days.${name}`)}
          </Button>
        ))}
      </div>
      <DatePicker.RangePicker
        allowEmpty
        placeholder={[t('list.from'), t('list.to')]}
        value={[toPickerDay(range.from), toPickerDay(range.to)]}
        onChange={(days) => {
          const [from, to] = (days ?? []).map((day) => (day === null ? null : fromPickerDay(day)));
          onPick({ from, to });
        }}
      />
    </div>
  );
}

function BooleanFilter(props: WidgetProps) {
  const { t } = useMessages();
  const { value, onChange, onPick } = props;
  return (
    <ChoiceFilter
      {...props}
      choices={['true', 'false'].map((choice) => ({ value: choice, label: t(choice === 'true' ? 'yes' : 'no') }))}
      value={value === undefined ? undefined : String(value)}
      onChange={(changed) => onChange(changed === 'true')}
      onPick={(picked) => onPick(picked === 'true')}
    />
  );
}

function ChoiceFilter({ label, choices, value, onPick }: WidgetProps) {
  const isKnown = choices.some((choice) => choice.value === value);
  return (
    <Select<unknown>
      aria-label={label}
      style={{ minWidth: 200 }}
      showSearch={choices.length > 8}
      optionFilterProp="label"
      popupMatchSelectWidth={false}
      // Until its record is loaded, a reference would be shown as a bare number.
      value={isKnown ? value : undefined}
      options={[...choices]}
      onChange={onPick}
    />
  );
}

const widgets: Partial<Record<FieldKind, ComponentType<WidgetProps>>> = {
  text: TextFilter,
  longText: TextFilter,
  number: NumberFilter,
  money: MoneyFilter,
  date: DayFilter,
  time: DayFilter,
  boolean: BooleanFilter,
  choice: ChoiceFilter,
};

const ranges: Partial<Record<FieldKind, ComponentType<WidgetProps>>> = {
  number: NumberRange,
  money: MoneyRange,
  date: DayRange,
  time: DayRange,
};
