import { Select } from 'antd';
import { useState } from 'react';
import { usersCalls } from '../../../contract/users/calls.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { useDebouncedValue } from '../../../ui/hooks/use-debounced-value.ts';
import { useMessages } from '../../messages.ts';
import type { BulkInputProps } from '../../resource.ts';

interface AgencySelectProps {
  id?: string | undefined;
  value: string | null;
  onChange: (agencyCode: string | null) => void;
}

/** The seller or agent of an agency code, searched on the server by code or name. */
export function AgencySelect({ id, value, onChange }: AgencySelectProps) {
  const { t } = useMessages();
  const [text, setText] = useState('');
  const search = useDebouncedValue(text, 250);
  const { data = [], isFetching } = useCall(usersCalls.agencyCodes, { search }, { keepPreviousData: true });
  const known = data.map(({ agencyCode, name }) => ({ value: agencyCode, label: `${agencyCode} · ${name}` }));
  const options =
    value === null || known.some((one) => one.value === value) ? known : [{ value, label: value }, ...known];
  return (
    <Select<string>
      {...(id === undefined ? {} : { id })}
      aria-label={t('user:field.agencyCode')}
      style={{ width: '100%' }}
      showSearch
      allowClear
      filterOption={false}
      loading={isFetching}
      placeholder={t('user:agency.none')}
      value={value}
      options={options}
      onSearch={setText}
      onChange={(changed: string | undefined) => onChange(changed ?? null)}
    />
  );
}

/** The same as the input of a form. */
export function AgencyInput({ id, value, onChange }: BulkInputProps) {
  return (
    <AgencySelect
      id={id}
      value={typeof value === 'string' ? value : null}
      onChange={(agencyCode) => onChange?.(agencyCode)}
    />
  );
}
