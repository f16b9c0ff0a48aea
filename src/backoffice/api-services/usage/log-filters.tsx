import { Input, Tag } from 'antd';
import { useState } from 'react';
import { chargeReasons, statusClasses, transports } from '../../../contract/api-services/usage/rules.ts';
import { keyModes } from '../../../contract/api-services/wire.ts';
import { FilterBar, FilterChoice, FilterDays } from '../../list/filter-bar.tsx';
import { useMessages } from '../../messages.ts';
import { CustomerFilter } from './customer-filter.tsx';
import type { UsageTabProps } from './usage-state.ts';
import { noFilters } from './usage-state.ts';

/** Whom, what and when; each applies immediately. */
export function LogFilters({ state, onGo }: UsageTabProps) {
  const { t } = useMessages();
  const choice = <Value extends string>(name: string, values: readonly Value[]) => ({
    label: t(`apiUsage:field.${name}`),
    options: values.map((value) => [value, t(`apiUsage:${name}.${value}`)] as const),
  });
  return (
    <FilterBar
      key={`${state.interfaceCode} ${state.code ?? ''}`}
      label={t('apiUsage:field.interfaceCode')}
      search={state.interfaceCode}
      onFind={(interfaceCode) => onGo({ interfaceCode })}
      onClear={() => onGo(noFilters)}
    >
      <CustomerFilter userId={state.userId} onChange={(userId) => onGo({ userId, keyId: undefined })} />
      {state.keyId !== undefined && (
        <Tag closable onClose={() => onGo({ keyId: undefined })}>
          {t('apiUsage:ofKey', { id: state.keyId })}
        </Tag>
      )}
      <CodeInput code={state.code ?? ''} onFind={(code) => onGo({ code: code === '' ? undefined : code })} />
      <FilterChoice
        {...choice('statusClass', statusClasses)}
        value={state.statusClass}
        onChange={(statusClass) => onGo({ statusClass })}
      />
      <FilterChoice {...choice('reason', chargeReasons)} value={state.reason} onChange={(reason) => onGo({ reason })} />
      <FilterChoice
        {...choice('transport', transports)}
        value={state.transport}
        onChange={(transport) => onGo({ transport })}
      />
      <FilterChoice {...choice('mode', keyModes)} value={state.mode} onChange={(mode) => onGo({ mode })} />
      <FilterDays from={state.from} to={state.to} onChange={onGo} />
    </FilterBar>
  );
}

/** A whole code; it is applied with Enter or when the field is left. */
function CodeInput({ code, onFind }: { code: string; onFind: (code: string) => void }) {
  const { t } = useMessages();
  const [text, setText] = useState(code);
  const isWrong = text !== '' && !/^\d{6}$/.test(text);
  const apply = () => {
    if (text !== code && !isWrong) onFind(text);
  };
  return (
    <Input
      style={{ width: 130 }}
      value={text}
      maxLength={6}
      inputMode="numeric"
      allowClear
      status={isWrong ? 'error' : ''}
      aria-label={t('apiUsage:field.code')}
      aria-invalid={isWrong}
      placeholder={t('apiUsage:field.code')}
      onChange={(event) => setText(event.target.value)}
      onPressEnter={apply}
      onBlur={apply}
    />
  );
}
