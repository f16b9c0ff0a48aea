import { DatePicker, Input, InputNumber, Select, Switch } from 'antd';
import dayjs from 'dayjs';
import type { ComponentType } from 'react';
import type { z } from 'zod';
import { choicesOf, type FieldKind, kindOf, readValue } from '../../providers/field-kind.ts';
import type { Resource } from '../resource.ts';
import { useWords } from '../words.ts';
import type { ReferenceOption } from './references.ts';

interface Given {
  /** Given by the form around it. */
  id?: string;
  value?: unknown;
  onChange?: (value: unknown) => void;
  onBlur?: () => void;
  'aria-required'?: boolean | 'true' | 'false';
}

interface FieldInputProps extends Given {
  resource: Resource;
  field: string;
  schema: z.ZodType | undefined;
  options?: readonly ReferenceOption[] | undefined;
  /** One line is enough to look for something, and whatever is picked may be taken back. */
  isFilter?: boolean;
  /** A filter that is picked, not typed, is asked for at once. */
  onPick?: () => void;
}

interface WidgetProps extends Given {
  choices: { value: string | number; label: string }[];
  canClear: boolean;
  onPick?: (() => void) | undefined;
}

/** The input that a field's schema asks for; its value is what the contract wants, not what the widget holds. */
export function FieldInput({
  resource,
  field,
  schema,
  options,
  isFilter = false,
  onPick,
  value,
  ...given
}: FieldInputProps) {
  const words = useWords();
  if (schema === undefined) throw new Error(`${resource.name} has no field ${field}`);
  const kind = kindOf(schema);
  const Widget = widgets[isFilter && kind === 'longText' ? 'text' : kind];
  const choices =
    kind === 'reference'
      ? (options ?? []).map(({ id, label }) => ({ value: id, label }))
      : choicesOf(schema).map((value) => ({ value, label: words.t(`${resource.name}:option.${field}.${value}`) }));
  const canClear = isFilter || schema.safeParse(null).success;
  // Out of a link every value is a text.
  return <Widget {...given} value={readValue(schema, value)} choices={choices} canClear={canClear} onPick={onPick} />;
}

const textIn = (value: unknown) => (typeof value === 'string' ? value : '');
const momentIn = (value: unknown) => (typeof value === 'string' && dayjs(value).isValid() ? dayjs(value) : null);

const widgets: Record<FieldKind, ComponentType<WidgetProps>> = {
  text: ({ choices: _, canClear, onPick: _pick, value, onChange, ...given }) => (
    <Input
      {...given}
      allowClear={canClear}
      value={textIn(value)}
      onChange={(event) => onChange?.(event.target.value)}
    />
  ),
  longText: ({ choices: _, canClear: _clear, onPick: _pick, value, onChange, ...given }) => (
    <Input.TextArea
      {...given}
      autoSize={{ minRows: 3, maxRows: 16 }}
      value={textIn(value)}
      onChange={(event) => onChange?.(event.target.value)}
    />
  ),
  number: ({ choices: _, canClear: _clear, onPick: _pick, value, onChange, ...given }) => (
    <InputNumber
      {...given}
      style={{ width: 160 }}
      value={typeof value === 'number' ? value : null}
      onChange={(changed) => onChange?.(changed)}
    />
  ),
  boolean: ({ choices: _, canClear: _clear, onPick, value, onChange, onBlur: _blur, ...given }) => (
    <Switch
      {...given}
      checked={value === true}
      onChange={(changed) => {
        onChange?.(changed);
        onPick?.();
      }}
    />
  ),
  choice: PickOne,
  reference: PickOne,
  time: ({ choices: _, canClear, onPick, value, onChange, ...given }) => (
    <DatePicker
      {...given}
      allowClear={canClear}
      showTime={{ format: 'HH:mm' }}
      format="YYYY-MM-DD HH:mm"
      value={momentIn(value)}
      onChange={(moment) => {
        onChange?.(moment?.toISOString() ?? null);
        onPick?.();
      }}
    />
  ),
  date: ({ choices: _, canClear, onPick, value, onChange, ...given }) => (
    <DatePicker
      {...given}
      allowClear={canClear}
      value={momentIn(value)}
      onChange={(day) => {
        onChange?.(day?.format('YYYY-MM-DD') ?? null);
        onPick?.();
      }}
    />
  ),
};

function PickOne(props: WidgetProps) {
  // The select puts it on its frame, which has no role that could be required.
  const { choices, canClear, onPick, value, onChange, 'aria-required': _required, ...given } = props;
  const known = choices.some((choice) => choice.value === value);
  return (
    <Select<unknown>
      {...given}
      style={{ minWidth: 160 }}
      showSearch={choices.length > 8}
      optionFilterProp="label"
      popupMatchSelectWidth={false}
      allowClear={canClear}
      // A number whose record is not known (yet) would be shown as a bare number.
      value={known ? value : undefined}
      options={choices}
      onChange={(changed) => {
        onChange?.(changed ?? null);
        onPick?.();
      }}
    />
  );
}
