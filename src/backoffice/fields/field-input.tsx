import { DatePicker, Input, InputNumber, Select, Switch } from 'antd';
import type { ComponentType } from 'react';
import type { z } from 'zod';
import { choicesOf, type FieldKind, kindOf } from '../../contract/field-kind.ts';
import { LazyBoundary } from '../../ui/lazy/lazy-boundary.tsx';
import { lazyWithRetry } from '../../ui/lazy/lazy-with-retry.tsx';
import { Skeleton } from '../../ui/state.tsx';
import { useMessages } from '../messages.ts';
import type { Resource, Row } from '../resource.ts';
import { MoneyInput } from './money-input.tsx';
import { fromPickerDay, fromPickerTime, toPickerDay, toPickerTime } from './picker-time.ts';
import { ReferenceSelect } from './reference-select.tsx';
import type { ReferenceOption } from './references.ts';
import { isLoadedWhole, useReferenceTarget } from './use-references.ts';

const RichTextEditor = lazyWithRetry(async () => (await import('./rich-text-editor.tsx')).RichTextEditor);

/** Set by the Form.Item around the input. */
interface Controlled {
  id?: string;
  value?: unknown;
  onChange?: (value: unknown) => void;
  onBlur?: () => void;
  'aria-required'?: boolean | 'true' | 'false';
}

interface FieldInputProps extends Controlled {
  resource: Resource;
  field: string;
  schema: z.ZodType | undefined;
  /** The records to choose from, for a reference into a tree. */
  options: readonly ReferenceOption[];
  /** Limits a reference to records with these values. */
  among?: Readonly<Row> | undefined;
}

interface WidgetProps extends Controlled {
  choices: { value: string | number; label: string }[];
  /** Shown while nothing is chosen. */
  placeholder?: string;
  allowClear: boolean;
}

/** The input for a field by the kind of its schema. Its value is the contract's, such as an ISO string for a date. */
export function FieldInput({ resource, field, schema, options, among, ...controlled }: FieldInputProps) {
  const { t, has } = useMessages();
  const target = useReferenceTarget(resource, field);
  if (schema === undefined) throw new Error(`${resource.name} has no field ${field}`);
  const kind = kindOf(schema);
  const allowClear = schema.safeParse(null).success;
  if (kind === 'reference' && target !== undefined && !isLoadedWhole(target)) {
    // antd would put aria-required on an element without a role that allows it.
    const { 'aria-required': _required, ...props } = controlled;
    return <ReferenceSelect {...props} target={target} among={among} allowClear={allowClear} />;
  }
  if (kind === 'richText') return <RichTextField {...controlled} label={t(`${resource.name}:field.${field}`)} />;
  const Widget = widgets[kind];
  const choices =
    kind === 'reference'
      ? options.map(({ id, label }) => ({ value: id, label }))
      : choicesOf(schema).map((value) => ({ value, label: t(`${resource.name}:option.${field}.${value}`) }));
  const noneKey = `${resource.name}:option.${field}.none`;
  return (
    <Widget
      {...controlled}
      choices={choices}
      {...(has(noneKey) ? { placeholder: t(noneKey) } : {})}
      allowClear={allowClear}
    />
  );
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

const widgets: Record<Exclude<FieldKind, 'richText'>, ComponentType<WidgetProps>> = {
  text: ({ choices: _, value, onChange, ...props }) => (
    <Input {...props} value={textOf(value)} onChange={(event) => onChange?.(event.target.value)} />
  ),
  longText: ({ choices: _, allowClear: _clear, value, onChange, ...props }) => (
    <Input.TextArea
      {...props}
      autoSize={{ minRows: 3, maxRows: 16 }}
      value={textOf(value)}
      onChange={(event) => onChange?.(event.target.value)}
    />
  ),
  number: ({ choices: _, allowClear: _clear, value, onChange, ...props }) => (
    <InputNumber
      {...props}
      style={{ width: 160 }}
      value={typeof value === 'number' ? value : null}
      onChange={(changed) => onChange?.(changed)}
    />
  ),
  money: ({ choices: _, allowClear: _clear, ...props }) => <MoneyInput {...props} style={{ width: 160 }} />,
  boolean: ({ choices: _, allowClear: _clear, value, onChange, onBlur: _blur, ...props }) => (
    <Switch {...props} checked={value === true} onChange={(changed) => onChange?.(changed)} />
  ),
  time: ({ choices: _, value, onChange, ...props }) => (
    <DatePicker
      {...props}
      showTime={{ format: 'HH:mm' }}
      format="YYYY-MM-DD HH:mm"
      // "Now" would be the browser's clock, not the shop's.
      showNow={false}
      value={toPickerTime(value)}
      onChange={(picked) => onChange?.(picked === null ? null : fromPickerTime(picked))}
    />
  ),
  date: ({ choices: _, value, onChange, ...props }) => (
    <DatePicker
      {...props}
      value={toPickerDay(value)}
      onChange={(picked) => onChange?.(picked === null ? null : fromPickerDay(picked))}
    />
  ),
  choice: ChoiceSelect,
  choices: ChoicesSelect,
  reference: ChoiceSelect,
};

function RichTextField({ id = '', label, value, onChange }: Controlled & { label: string }) {
  const { t } = useMessages();
  return (
    <LazyBoundary fallback={<Skeleton label={t('common:loading')} rows={8} />}>
      <RichTextEditor id={id} label={label} value={textOf(value)} onChange={(html) => onChange?.(html)} />
    </LazyBoundary>
  );
}

// antd would put aria-required on an element without a role that allows it.
function ChoiceSelect({ choices, value, onChange, 'aria-required': _required, ...props }: WidgetProps) {
  const isKnown = choices.some((choice) => choice.value === value);
  return (
    <Select<unknown>
      {...props}
      style={{ minWidth: 160 }}
      showSearch={choices.length > 8}
      optionFilterProp="label"
      popupMatchSelectWidth={false}
      // Until its record is loaded, a reference would be shown as a bare number.
      value={isKnown ? value : undefined}
      options={choices}
      onChange={(changed) => onChange?.(changed ?? null)}
    />
  );
}

function ChoicesSelect({ choices, value, onChange, 'aria-required': _required, ...props }: WidgetProps) {
  return (
    <Select<unknown[]>
      {...props}
      mode="multiple"
      style={{ minWidth: 240 }}
      optionFilterProp="label"
      popupMatchSelectWidth={false}
      value={Array.isArray(value) ? value : []}
      options={choices}
      onChange={(changed) => onChange?.(changed)}
    />
  );
}
