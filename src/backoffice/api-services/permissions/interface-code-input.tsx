import { AutoComplete } from 'antd';
import { interfaceCalls } from '../../../contract/api-services/interfaces/calls.ts';
import { INTERFACE_PAGE } from '../../../contract/api-services/interfaces/rules.ts';
import { inLanguage } from '../../../contract/in-language.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { useMessages } from '../../messages.ts';
import { usePowers } from '../../use-powers.ts';

interface InterfaceCodeInputProps {
  id: string;
  value: string;
  isDisabled?: boolean;
  placeholder?: string;
  onChange: (code: string) => void;
}

/** The code of an interface; suggestions for those who may list interfaces. */
export function InterfaceCodeInput({ value, isDisabled = false, onChange, ...input }: InterfaceCodeInputProps) {
  const { language } = useMessages();
  const powers = usePowers();
  const { data } = useCall(interfaceCalls.interfaceList, { pageSize: 200 }, { enabled: powers.has(INTERFACE_PAGE) });
  return (
    <AutoComplete
      {...input}
      allowClear
      value={value}
      disabled={isDisabled}
      filterOption={(typed, option) => String(option?.label).toLowerCase().includes(typed.toLowerCase())}
      options={(data?.rows ?? []).map(({ code, name, nameEn }) => ({
        value: code,
        label: `${code} · ${inLanguage(language, name, nameEn)}`,
      }))}
      onChange={(code: string | undefined) => onChange(code ?? '')}
    />
  );
}
