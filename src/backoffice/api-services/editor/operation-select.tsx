import { Select } from 'antd';
import { interfaceCalls } from '../../../contract/api-services/interfaces/calls.ts';
import { useCall } from '../../../providers/calls/use-call.ts';

interface OperationSelectProps {
  id: string;
  value: string;
  isDisabled: boolean;
  onChange: (operation: string) => void;
}

/** An operation of this product, found by its name or code. */
export function OperationSelect({ value, isDisabled, onChange, ...input }: OperationSelectProps) {
  const { data } = useCall(interfaceCalls.operationList, {});
  const rows = data?.rows ?? [];
  const isKnown = value === '' || rows.some(({ operation }) => operation === value);
  return (
    <Select<string | null>
      {...input}
      showSearch
      optionFilterProp="label"
      value={value === '' ? null : value}
      disabled={isDisabled}
      options={[
        ...(isKnown ? [] : [{ value, label: value }]),
        ...rows.map(({ operation, name }) => ({ value: operation, label: `${name} (${operation})` })),
      ]}
      onChange={(operation) => onChange(operation ?? '')}
    />
  );
}
