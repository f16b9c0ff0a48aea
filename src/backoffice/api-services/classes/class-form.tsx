import { Input, Select, Switch } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { interfaceCalls } from '../../../contract/api-services/interfaces/calls.ts';
import { BigClass } from '../../../contract/api-services/interfaces/class-schemas.ts';
import { SERVICE_TYPES } from '../../../contract/api-services/interfaces/rules.ts';
import { dictionaryCalls } from '../../../contract/dictionaries/calls.ts';
import { request } from '../../../providers/calls/client.ts';
import { useAction } from '../../../providers/calls/use-action.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { ActionDialog } from '../../form/action-dialog.tsx';
import { type Conflict, conflictOf } from '../../form/conflict.ts';
import { FieldConflictDialog } from '../../form/conflict-dialog.tsx';
import { fieldProblem } from '../../form/field-problem.ts';
import { useMessages } from '../../messages.ts';
import { ClassIcon, iconNames } from './class-icons.tsx';
import styles from './classes.module.css';

const fields = [
  'name',
  'nameEn',
  'code',
  'iconName',
  'industryLabel',
  'industryLabelEn',
  'serviceType',
  'serviceStatus',
  'desc',
  'descEn',
] as const;
type Field = (typeof fields)[number];
type Values = Pick<BigClass, Field>;

const empty: Values = {
  name: '',
  nameEn: '',
  code: '',
  iconName: 'car',
  industryLabel: '',
  industryLabelEn: '',
  serviceType: null,
  serviceStatus: 'on',
  desc: '',
  descEn: '',
};

interface ClassFormProps {
  /** Undefined for a new class. */
  edited: BigClass | undefined;
  onClose: () => void;
}

type Key = Pick<BigClass, 'classId' | 'rowVersion'>;

/** Adds or edits a service class. */
export function ClassForm({ edited, onClose }: ClassFormProps) {
  const { t } = useMessages();
  const [values, setValues] = useState<Values>(edited ?? empty);
  const [isAttempted, setAttempted] = useState(false);
  const [conflict, setConflict] = useState<Conflict>();
  const typeName = useServiceTypes();
  const save = useAction(
    ({ key, input }: { key: Key | undefined; input: Values }) =>
      request(interfaceCalls.bigClassSave, {
        ...(key === undefined ? {} : { classId: key.classId, rowVersion: key.rowVersion }),
        ...pick(input),
      }),
    {
      done: () => t('apiServiceClass:saved'),
      changes: [interfaceCalls.bigClassList, interfaceCalls.interfaceList],
      isErrorInForm: true,
      onError(error, { input }) {
        const found = conflictOf(error);
        if (found !== undefined && edited !== undefined)
          setConflict({ ...found, original: pick(edited), mine: { ...input } });
        return found !== undefined;
      },
    },
  );
  const problems = Object.fromEntries(
    fields.flatMap((field) => {
      const problem = fieldProblem(BigClass.shape[field], values[field]);
      const label = t(`apiServiceClass:field.${field}`);
      return problem === undefined ? [] : [[field, t(`invalid.${problem.key}`, { label, ...problem.values })]];
    }),
  );
  const run = async () => {
    setAttempted(true);
    return Object.keys(problems).length === 0 && (await save.run({ key: edited, input: values }));
  };
  const resolve = (chosen: object) => {
    const server = BigClass.safeParse(conflict?.theirs).data;
    if (server === undefined) return;
    const input = { ...pick(server), ...chosen };
    setConflict(undefined);
    setValues(input);
    void save.run({ key: server, input }).then((isSaved) => isSaved && onClose());
  };
  return (
    <>
      <ActionDialog
        title={t(edited === undefined ? 'apiServiceClass:add' : 'apiServiceClass:edit', { name: edited?.name ?? '' })}
        okText={t('common:action.save')}
        width={760}
        action={{ ...save, run }}
        onClose={onClose}
      >
        <Inputs
          values={values}
          problems={isAttempted ? problems : {}}
          onChange={(change) => setValues({ ...values, ...change })}
        />
      </ActionDialog>
      {conflict !== undefined && (
        <FieldConflictDialog
          conflict={conflict}
          fields={fields}
          labelOf={(field) => t(`apiServiceClass:field.${field}`)}
          textOf={(row, field) => {
            if (field === 'serviceType') return typeName.find(({ id }) => id === row[field])?.name ?? '';
            if (field === 'serviceStatus') return t(`apiServiceClass:option.serviceStatus.${row[field]}`);
            return String(row[field] ?? '');
          }}
          onResolve={resolve}
          onCancel={() => setConflict(undefined)}
        />
      )}
    </>
  );
}

interface InputsProps {
  values: Values;
  problems: Readonly<Record<string, string>>;
  onChange: (change: Partial<Values>) => void;
}

const texts = [
  ['name', 40],
  ['nameEn', 60],
  ['code', 40],
] as const;

function Inputs({ values, problems, onChange }: InputsProps) {
  const { t } = useMessages();
  const types = useServiceTypes();
  const text = (field: 'name' | 'nameEn' | 'code' | 'industryLabel' | 'industryLabelEn', maxLength: number) => (
    <FormField key={field} field={field} problems={problems}>
      {(input) => (
        <Input
          {...input}
          maxLength={maxLength}
          value={values[field]}
          onChange={(event) => onChange({ [field]: event.target.value })}
        />
      )}
    </FormField>
  );
  return (
    <div className={styles.grid}>
      {texts.map(([field, maxLength]) => text(field, maxLength))}
      <FormField field="iconName" problems={problems}>
        {(input) => (
          <Select
            {...input}
            value={values.iconName}
            options={[...new Set([...iconNames, values.iconName])].map((value) => ({
              value,
              label: (
                <span className={styles.name}>
                  <ClassIcon name={value} /> {value}
                </span>
              ),
            }))}
            onChange={(iconName) => onChange({ iconName })}
          />
        )}
      </FormField>
      {text('industryLabel', 60)}
      {text('industryLabelEn', 60)}
      <FormField field="serviceType" problems={problems}>
        {(input) => (
          <Select<number | null>
            {...input}
            allowClear
            value={types.some(({ id }) => id === values.serviceType) ? values.serviceType : null}
            placeholder={t('apiServiceClass:option.serviceType.none')}
            options={types.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(serviceType: number | null | undefined) => onChange({ serviceType: serviceType ?? null })}
          />
        )}
      </FormField>
      <FormField field="serviceStatus" problems={problems}>
        {(input) => (
          <span>
            <Switch
              {...input}
              checked={values.serviceStatus === 'on'}
              onChange={(isOn) => onChange({ serviceStatus: isOn ? 'on' : 'off' })}
            />
          </span>
        )}
      </FormField>
      {(['desc', 'descEn'] as const).map((field) => (
        <FormField key={field} field={field} problems={problems}>
          {(input) => (
            <Input.TextArea
              {...input}
              rows={3}
              maxLength={300}
              value={values[field]}
              onChange={(event) => onChange({ [field]: event.target.value })}
            />
          )}
        </FormField>
      ))}
    </div>
  );
}

interface FormFieldProps {
  field: Field;
  problems: Readonly<Record<string, string>>;
  children: (input: { id: string; 'aria-invalid': boolean; 'aria-describedby': string }) => ReactNode;
}

function FormField({ field, problems, children }: FormFieldProps) {
  const { t, has } = useMessages();
  const id = useId();
  const problem = problems[field];
  const hint = has(`apiServiceClass:hint.${field}`) ? t(`apiServiceClass:hint.${field}`) : undefined;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t(`apiServiceClass:field.${field}`)}</label>
      {children({ id, 'aria-invalid': problem !== undefined, 'aria-describedby': `${id}-note` })}
      <span id={`${id}-note`} className={problem === undefined ? styles.hint : styles.problem}>
        {problem ?? hint}
      </span>
    </div>
  );
}

/** The entries of the dictionary of service types. */
function useServiceTypes() {
  const { data } = useCall(dictionaryCalls.resultDicSelect, { labels: [SERVICE_TYPES] });
  return (data ?? []).flatMap(({ entries }) => entries);
}

function pick(values: Values): Values {
  const { name, nameEn, code, iconName, industryLabel, industryLabelEn, serviceType, serviceStatus, desc, descEn } =
    values;
  return { name, nameEn, code, iconName, industryLabel, industryLabelEn, serviceType, serviceStatus, desc, descEn };
}
