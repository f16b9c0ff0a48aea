import { Alert, Button, Form, type FormInstance } from 'antd';
import { useEffect } from 'react';
import { FieldInput } from '../fields/field-input.tsx';
import { type ReferenceOption, subtreeIds } from '../fields/references.ts';
import { inputSchema } from '../fields/schemas.ts';
import { useReferences } from '../fields/use-references.ts';
import { useMessages } from '../messages.ts';
import type { FormField, Resource, Row } from '../resource.ts';
import { useShortcuts } from '../shortcuts/shortcuts.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { fieldProblem } from './field-problem.ts';
import styles from './form.module.css';
import { isRequired } from './is-required.ts';
import type { useRecordForm } from './use-record-form.ts';

interface RecordFormProps {
  resource: Resource;
  /** Undefined for a record that is added. */
  recordId: number | undefined;
  form: Pick<
    ReturnType<typeof useRecordForm>,
    'formProps' | 'isSaving' | 'conflict' | 'resolveConflict' | 'dismissConflict'
  >;
  initial: Row;
  /** Why the record cannot be changed, as text for the user. */
  lock: string | undefined;
  /** Called before the form is submitted, with whether the user wants to go on to the next record. */
  onSave: (goesOn: boolean) => void;
  onCancel: () => void;
}

/** The form of a record, with a preview where its resource has one. */
export function RecordForm(props: RecordFormProps) {
  const { t } = useMessages();
  const { preview: Preview, name } = props.resource;
  const { form } = props.form.formProps;
  const typed: unknown = Form.useWatch([], form);
  if (Preview === undefined) return <Fields {...props} />;
  return (
    <div className={styles.withPreview}>
      <Fields {...props} />
      <aside className={styles.preview} aria-label={t(`${name}:preview.title`)}>
        <h2>{t(`${name}:preview.title`)}</h2>
        <Preview values={{ ...props.initial, ...Object(typed) }} />
      </aside>
    </div>
  );
}

function Fields({ resource, recordId, form, initial, lock, onSave, onCancel }: RecordFormProps) {
  const { t } = useMessages();
  const { formProps, isSaving, conflict } = form;
  const saveAndNext = () => {
    if (isSaving) return;
    onSave(true);
    formProps.form.submit();
  };
  useFirstFieldFocus(formProps.form, recordId === undefined ? resource.form[0]?.field : undefined);
  useShortcuts(lock === undefined ? [{ key: 'mod+enter', label: t('keys.saveAndNext'), run: saveAndNext }] : []);
  const { options } = useReferences(
    resource,
    resource.form.flatMap(({ field, as }) => (as === undefined ? [field] : [])),
  );
  return (
    <Form
      {...formProps}
      layout="vertical"
      className={styles.form ?? ''}
      initialValues={initial}
      disabled={lock !== undefined || isSaving}
      validateTrigger="onBlur"
      scrollToFirstError={{ behavior: 'auto', block: 'center', focus: true }}
    >
      {lock !== undefined && <Alert type="info" showIcon message={lock} />}
      {conflict !== undefined && (
        <ConflictDialog
          resource={resource}
          conflict={conflict}
          onResolve={form.resolveConflict}
          onCancel={form.dismissConflict}
        />
      )}
      {resource.form.map((entry) => (
        <FormEntry
          key={entry.field}
          resource={resource}
          entry={entry}
          recordId={recordId}
          isReadOnly={lock !== undefined}
          options={selectable(resource, { options: options[entry.field], field: entry.field, recordId })}
        />
      ))}
      <div className={styles.foot}>
        {lock === undefined && (
          <>
            <Button type="primary" htmlType="submit" loading={isSaving} onClick={() => onSave(false)}>
              {t('common:action.save')}
            </Button>
            <Button aria-keyshortcuts="Control+Enter Meta+Enter" title={t('keys.saveAndNext')} onClick={saveAndNext}>
              {t('form.saveAndNext')}
            </Button>
          </>
        )}
        <Button disabled={false} onClick={onCancel}>
          {t(lock === undefined ? 'common:action.cancel' : 'common:action.back')}
        </Button>
      </div>
    </Form>
  );
}

/** The form of a new record begins with its first field; on a phone that would open the keyboard over the form. */
function useFirstFieldFocus(form: FormInstance, field: string | undefined): void {
  useEffect(() => {
    if (field !== undefined && !window.matchMedia('(pointer: coarse)').matches) form.focusField(field);
  }, [form, field]);
}

interface FormEntryProps {
  resource: Resource;
  entry: FormField;
  recordId: number | undefined;
  isReadOnly: boolean;
  options: readonly ReferenceOption[];
}

function FormEntry({ resource, entry: { field, among, as: part }, recordId, isReadOnly, options }: FormEntryProps) {
  const { t, has } = useMessages();
  const label = t(`${resource.name}:field.${field}`);
  const hintKey = `${resource.name}:hint.${field}`;
  const extra = has(hintKey) ? { extra: t(hintKey) } : {};
  if (part !== undefined) {
    return (
      <div className={styles.part}>
        <h2>{label}</h2>
        <Form.Item name={field} {...extra}>
          <part.Input recordId={recordId} isReadOnly={isReadOnly} label={label} />
        </Form.Item>
      </div>
    );
  }
  const schema = inputSchema(resource, field);
  const check = async (_: unknown, value: unknown) => {
    const problem = schema === undefined ? undefined : fieldProblem(schema, value);
    if (problem === undefined) return;
    const ownKey = `${resource.name}:invalid.${field}`;
    throw new Error(
      problem.key === 'format' && has(ownKey) ? t(ownKey) : t(`invalid.${problem.key}`, { label, ...problem.values }),
    );
  };
  return (
    <Form.Item
      name={field}
      label={label}
      required={schema !== undefined && isRequired(schema)}
      rules={[{ validator: check }]}
      {...extra}
    >
      <FieldInput resource={resource} field={field} schema={schema} options={options} among={among} />
    </Form.Item>
  );
}

interface Selection {
  options: readonly ReferenceOption[] | undefined;
  field: string;
  recordId: number | undefined;
}

/** The records that can be chosen: a parent is neither the record itself, nor below it, nor at the tree's last level. */
function selectable(resource: Resource, { options = [], field, recordId }: Selection): readonly ReferenceOption[] {
  if (field !== 'parentId') return options;
  const rows = options.map(({ row }) => row);
  const subtree = recordId === undefined ? new Set<number>() : subtreeIds(rows, resource.crud.id, recordId);
  const depth = resource.tree?.depth ?? Number.POSITIVE_INFINITY;
  return options.filter(({ id, level }) => level < depth && !subtree.has(id));
}
