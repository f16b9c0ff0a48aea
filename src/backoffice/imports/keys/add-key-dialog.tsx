import { Checkbox, Input, Select } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { importsCalls } from '../../../contract/imports/calls.ts';
import { request } from '../../../providers/calls/client.ts';
import { useAction } from '../../../providers/calls/use-action.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { ActionDialog } from '../../form/action-dialog.tsx';
import { useMessages } from '../../messages.ts';
import styles from '../imports.module.css';
import { isValidCode } from '../upload/source-code.ts';

const NEW_SOURCE = '';

/** Allows an API key to import price lists for a supplier. */
export function AddKeyDialog({ onClose }: { onClose: () => void }) {
  const { t } = useMessages();
  const id = useId();
  const sources = useCall(importsCalls.importSourceList, {}, { staleTime: 0 }).data ?? [];
  const [accessId, setAccessId] = useState('');
  const [chosen, setChosen] = useState<string>();
  const [name, setName] = useState('');
  const [code, setCode] = useState('');
  const [mayPublish, setMayPublish] = useState(false);
  const known = sources.find((source) => source.code === chosen);
  const source = known ?? { code: code.trim(), name: name.trim() };
  const action = useAction(
    () =>
      request(importsCalls.importKeyAdd, {
        accessId: accessId.trim(),
        ...{ sourceCode: source.code, sourceName: source.name, mayPublish },
      }),
    {
      done: () => t('catalogueImport:keys.added'),
      changes: [importsCalls.importKeyList, importsCalls.importSourceList],
      isErrorInForm: true,
    },
  );
  const isNew = chosen === NEW_SOURCE;
  const isIncomplete = accessId.trim() === '' || source.name === '' || !isValidCode(source.code);
  return (
    <ActionDialog
      title={t('catalogueImport:keys.add')}
      okText={t('catalogueImport:keys.allow')}
      isIncomplete={isIncomplete}
      action={action}
      onClose={onClose}
    >
      <Field id={`${id}-key`} label={t('catalogueImport:keys.accessId')} hint={t('catalogueImport:keys.accessIdHint')}>
        <Input
          id={`${id}-key`}
          value={accessId}
          maxLength={40}
          aria-describedby={`${id}-key-hint`}
          onChange={(event) => setAccessId(event.target.value)}
        />
      </Field>
      <Field id={`${id}-source`} label={t('catalogueImport:keys.source')}>
        <Select
          id={`${id}-source`}
          value={chosen}
          onChange={setChosen}
          options={[
            ...sources.map((one) => ({ value: one.code, label: `${one.name} (${one.code})` })),
            { value: NEW_SOURCE, label: t('catalogueImport:new.newSource') },
          ]}
        />
      </Field>
      {isNew && (
        <>
          <Field id={`${id}-name`} label={t('catalogueImport:new.name')}>
            <Input id={`${id}-name`} value={name} maxLength={60} onChange={(event) => setName(event.target.value)} />
          </Field>
          <Field id={`${id}-code`} label={t('catalogueImport:new.code')} hint={t('catalogueImport:new.codeHint')}>
            <Input
              id={`${id}-code`}
              value={code}
              maxLength={40}
              aria-describedby={`${id}-code-hint`}
              onChange={(event) => setCode(event.target.value)}
            />
          </Field>
        </>
      )}
      <Checkbox checked={mayPublish} onChange={(event) => setMayPublish(event.target.checked)}>
        {t('catalogueImport:keys.mayPublishHint')}
      </Checkbox>
    </ActionDialog>
  );
}

function Field({ id, label, hint, children }: { id: string; label: string; hint?: string; children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children}
      {hint !== undefined && (
        <span id={`${id}-hint`} className="quiet">
          {hint}
        </span>
      )}
    </div>
  );
}
