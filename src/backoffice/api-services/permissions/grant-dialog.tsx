import { Input, InputNumber } from 'antd';
import { useId, useState } from 'react';
import { permissionCalls } from '../../../contract/api-services/permissions/calls.ts';
import { GRANT_UNITS_MAX } from '../../../contract/api-services/permissions/rules.ts';
import { shopDate } from '../../../contract/shop-time.ts';
import { request } from '../../../providers/calls/client.ts';
import { useAction } from '../../../providers/calls/use-action.ts';
import { ActionDialog } from '../../form/action-dialog.tsx';
import { useMessages } from '../../messages.ts';
import { InterfaceCodeInput } from './interface-code-input.tsx';
import { Labelled } from './permission-form.tsx';
import { type Subject, SubjectSelect } from './subject-select.tsx';

/** Gives a customer units, for one interface or for all, until the end of a day. */
export function GrantDialog({ onClose }: { onClose: () => void }) {
  const { t } = useMessages();
  const id = useId();
  const [customer, setCustomer] = useState<Subject>();
  const [code, setCode] = useState('');
  const [units, setUnits] = useState<number | null>(null);
  const [lastDay, setLastDay] = useState('');
  const [reason, setReason] = useState('');
  const action = useAction(
    () =>
      request(permissionCalls.apiGrantAdd, {
        userId: customer?.id ?? 0,
        interfaceCode: code === '' ? null : code,
        units: units ?? 0,
        expiresAt: endOfShopDay(lastDay),
        reason: reason.trim(),
      }),
    {
      done: () => t('apiPermission:grant.added'),
      changes: [permissionCalls.apiGrantList, permissionCalls.permissionPreview],
      isErrorInForm: true,
    },
  );
  const isIncomplete = customer === undefined || units === null || lastDay < shopDate() || reason.trim() === '';
  return (
    <ActionDialog
      title={t('apiPermission:grant.add')}
      okText={t('apiPermission:grant.give')}
      isIncomplete={isIncomplete}
      action={action}
      onClose={onClose}
    >
      <Labelled id={`${id}-customer`} label="customer">
        <SubjectSelect id={`${id}-customer`} value={customer} onChange={setCustomer} />
      </Labelled>
      <Labelled id={`${id}-code`} label="interfaceCode">
        <InterfaceCodeInput
          id={`${id}-code`}
          value={code}
          placeholder={t('apiPermission:grant.everyInterface')}
          onChange={setCode}
        />
      </Labelled>
      <Labelled id={`${id}-units`} label="units">
        <InputNumber<number>
          id={`${id}-units`}
          min={1}
          max={GRANT_UNITS_MAX}
          precision={0}
          value={units}
          onChange={setUnits}
        />
      </Labelled>
      <Labelled id={`${id}-day`} label="lastDay">
        <Input
          id={`${id}-day`}
          type="date"
          min={shopDate()}
          value={lastDay}
          onChange={(event) => setLastDay(event.target.value)}
        />
      </Labelled>
      <Labelled id={`${id}-reason`} label="reason">
        <Input.TextArea
          id={`${id}-reason`}
          rows={2}
          maxLength={200}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Labelled>
    </ActionDialog>
  );
}

/** The last second of a day in Asia/Shanghai, which has no daylight saving time. */
function endOfShopDay(day: string): string {
  return new Date(`${day}T23:59:59+08:00`).toISOString();
}
