import { DatePicker, Input, InputNumber, Select, Space } from 'antd';
import type { ComponentType } from 'react';
import { choicesOf, type FieldKind, kindOf } from '../../contract/field-kind.ts';
import { isRange, type Range } from '../list/filter-values.ts';
import { useMessages } from '../messages.ts';
import type { Resource } from '../resource.ts';
import { fromPickerDay, toPickerDay } from './picker-time.ts';
import type { ReferenceOption } from './references.ts';
import { filterSchema } from './schemas.ts';

interface FilterInputProps extends Controlled {
  resource: Resource;
  field: string;
  label: string;
  /** The records that a reference can be filtered by. */
  options: readonly ReferenceOption[] | undefined;
  /** Called when a value was picked from a list, which needs no further confirmation. */
  onPick: () => void;
}

/** Set by the Form.Item around the input. */
interface Controlled {
  id?: string;
  value?: unknown;
  onChange?: (value: unknown) => void;
}

interface WidgetProps extends Controlled {
  label: string;
  choices: readonly { value: string | number; label: string }[];
  onPick: () => void;
}

/** The filter of a field by the kind of its schema: a part of a text, a range of numbers or days, or one choice. */
export function FilterInput({ resource, field, options = [], ...props }: FilterInputProps) {
  const { t } = useMessages();
  const schema = filterSchema(resource, field);
  if (schema === undefined) throw new Error(`${resource.name} has no filter ${field}`);
  const kind = kindOf(schema);
  const Widget = widgets[kind];
  const choices =
    kind === 'reference'
      ? options.map(({ id, label }) => ({ value: id, label }))
      : choicesOf(schema).map((value) => ({ value, label: t(`${resource.name}:option.${field}.${value}`) }));
  return <Widget {...props} choices={choices} />;
}

function TextFilter({ id, value, onChange }: WidgetProps) {
  return (
    <Input
      {...(id === undefined ? {} : { id })}
      allowClear
      value={typeof value === 'string' ? value : ''}
      onChange={(event) => onChange?.(event.target.value)}
    />
  );
}

function NumberRange({ id, label, value, onChange }: WidgetProps) {
  const { t } = useMessages();
  const range: Range = isRange(value) ? value : { from: value, to: value };
  const end = (name: 'from' | 'to') => (
    <InputNumber
      {...(id === undefined || name === 'to' ? {} : { id })}
      aria-label={`${label}: ${t(`list.${name}`)}`}
      placeholder={t(`list.${name}`)}
      style={{ width: 110 }}
      value={typeof range[name] === 'number' ? range[name] : null}
      onChange={(changed) => onChange?.({ ...range, [name]: changed })}
    />
  );
  return (
    <Space.Compact>
      {end('from')}
      {end('to')}
    </Space.Compact>
  );
}

function DayRange({ id, value, onChange, onPick }: WidgetProps) {
  const { t } = useMessages();
  const range: Range = isRange(value) ? value : { from: value, to: value };
  return (
    <DatePicker.RangePicker
      {...(id === undefined ? {} : { id })}
      allowEmpty
      placeholder={[t('list.from'), t('list.to')]}
      value={[toPickerDay(range.from), toPickerDay(range.to)]}
      onChange={(days) => {
        const [from, to] = (days ?? []).map((day) => (day === null ? null : fromPickerDay(day)));
        onChange?.({ from, to });
        onPick();
      }}
    />
  );
}

/** Yes, no, or (cleared) any. */
function BooleanFilter({ value, onChange, ...props }: WidgetProps) {
  const { t } = useMessages();
  return (
    <ChoiceFilter
      {...props}
      choices={['true', 'false'].map((choice) => ({ value: choice, label: t(choice === 'true' ? 'yes' : 'no') }))}
      value={value === undefined ? undefined : String(value)}
      onChange={(changed) => onChange?.(changed === undefined ? undefined : changed === 'true')}
    />
  );
}

/** One of the choices, or (cleared) any. */
function ChoiceFilter({ id, choices, value, onChange, onPick }: WidgetProps) {
  const { t } = useMessages();
  const isKnown = choices.some((choice) => choice.value === value);
  return (
    <Select<unknown>
      {...(id === undefined ? {} : { id })}
      style={{ minWidth: 160 }}
      allowClear
      placeholder={t('list.any')}
      showSearch={choices.length > 8}
      optionFilterProp="label"
      popupMatchSelectWidth={false}
      // Until its record is loaded, a reference would be shown as a bare number.
      value={isKnown ? value : undefined}
      options={[...choices]}
      onChange={(changed) => {
        onChange?.(changed);
        onPick();
      }}
    />
  );
}

const widgets: Record<FieldKind, ComponentType<WidgetProps>> = {
  text: TextFilter,
  longText: TextFilter,
  number: NumberRange,
  date: DayRange,
  time: DayRange,
  boolean: BooleanFilter,
  choice: ChoiceFilter,
  // The contract does not allow a filter by an array.
  choices: ChoiceFilter,
  reference: ChoiceFilter,
};
