import { Form, Input } from 'antd';
import { FieldInput } from '../fields/field-input.tsx';
import type { ReferenceOption } from '../fields/references.ts';
import { fieldProblem } from '../form/field-problem.ts';
import { useMessages } from '../messages.ts';
import type { Resource } from '../resource.ts';
import { bulkSchema } from './bulk-fields.ts';

interface BulkValueProps {
  resource: Resource;
  field: string;
  options: readonly ReferenceOption[];
}

/** The new value of a field, and its reason where one may be given. */
export function BulkValue({ resource, field, options }: BulkValueProps) {
  const { t } = useMessages();
  const { name, crud, bulkInputs = {} } = resource;
  const schema = bulkSchema(resource, field);
  const OwnInput = bulkInputs[field];
  const rulesOf = (checked: string) => [
    {
      async validator(_: unknown, value: unknown) {
        const problem = fieldProblem(bulkSchema(resource, checked), value);
        const label = t(`${name}:field.${checked}`);
        if (problem !== undefined) throw new Error(t(`invalid.${problem.key}`, { label, ...problem.values }));
      },
    },
  ];
  return (
    <>
      <Form.Item
        name={field}
        label={t('bulk.value')}
        rules={rulesOf(field)}
        initialValue={schema.safeParse(false).success ? false : undefined}
      >
        {OwnInput === undefined ? (
          <FieldInput resource={resource} field={field} schema={schema} options={options} />
        ) : (
          <OwnInput />
        )}
      </Form.Item>
      {crud.bulk?.withReason.includes(field) === true && (
        <Form.Item
          name="reason"
          label={t(`${name}:field.reason`)}
          extra={t(`${name}:hint.reason`)}
          rules={rulesOf('reason')}
        >
          <Input.TextArea rows={2} />
        </Form.Item>
      )}
    </>
  );
}
