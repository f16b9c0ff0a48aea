import { Input, Select } from 'antd';
import { useId, useState } from 'react';
import { interfaceCalls } from '../../../contract/api-services/interfaces/calls.ts';
import { addDays } from '../../../contract/days/calendar-days.ts';
import { inLanguage } from '../../../contract/in-language.ts';
import { shopDate } from '../../../contract/shop-time.ts';
import { request } from '../../../providers/calls/client.ts';
import { useAction } from '../../../providers/calls/use-action.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { ActionDialog } from '../../form/action-dialog.tsx';
import { useMessages } from '../../messages.ts';
import { type InterfaceDialogProps, interfaceReads } from './interface-reads.ts';
import styles from './interfaces.module.css';

/** Announces the end of an interface, and what replaces it. */
export function DeprecateDialog({ row, onClose }: InterfaceDialogProps) {
  const { t, language } = useMessages();
  const id = useId();
  const { interfaceId, rowVersion } = row;
  const [sunsetOn, setSunsetOn] = useState(row.sunsetOn ?? '');
  const [replacementCode, setReplacementCode] = useState(row.replacementCode);
  const { data } = useCall(interfaceCalls.interfaceList, { pageSize: 200, filters: { status: 'published' } });
  const replacements = (data?.rows ?? []).filter(({ code }) => code !== row.code);
  const tomorrow = addDays(shopDate(), 1);
  const action = useAction(
    () => request(interfaceCalls.interfaceDeprecate, { interfaceId, rowVersion, sunsetOn, replacementCode }),
    { done: () => t('apiInterface:deprecate.done'), changes: interfaceReads, isErrorInForm: true },
  );
  return (
    <ActionDialog
      title={t('apiInterface:deprecate.title', { name: inLanguage(language, row.name, row.nameEn) })}
      okText={t('apiInterface:action.deprecate')}
      isIncomplete={sunsetOn < tomorrow}
      action={action}
      onClose={onClose}
    >
      <p>{t('apiInterface:deprecate.hint')}</p>
      <div className={styles.field}>
        <label htmlFor={`${id}-day`}>{t('apiInterface:field.sunsetOn')}</label>
        <Input
          id={`${id}-day`}
          type="date"
          min={tomorrow}
          value={sunsetOn}
          onChange={(event) => setSunsetOn(event.target.value)}
        />
        <span className="quiet">{t('apiInterface:deprecate.dayHint')}</span>
      </div>
      <div className={styles.field}>
        <label htmlFor={`${id}-replacement`}>{t('apiInterface:field.replacementCode')}</label>
        <Select<string | null>
          id={`${id}-replacement`}
          allowClear
          showSearch
          optionFilterProp="label"
          placeholder={t('apiInterface:deprecate.noReplacement')}
          value={replacementCode}
          options={replacements.map(({ code, name, nameEn }) => ({
            value: code,
            label: `${inLanguage(language, name, nameEn)} (${code})`,
          }))}
          onChange={(code: string | null | undefined) => setReplacementCode(code ?? null)}
        />
      </div>
    </ActionDialog>
  );
}
