import { useIsMutating } from '@tanstack/react-query';
import { Alert, App, Button, Drawer, Form, Radio, Select } from 'antd';
import { useState } from 'react';
import { bulkCalls } from '../../contract/bulk/calls.ts';
import type { BulkProgress } from '../../contract/bulk/schemas.ts';
import { request } from '../../providers/calls/client.ts';
import { STOPS_ON_LEAVE, useAction } from '../../providers/calls/use-action.ts';
import { FieldInput } from '../fields/field-input.tsx';
import { inputSchema } from '../fields/schemas.ts';
import { useReferences } from '../fields/use-references.ts';
import { fieldProblem, inputValue } from '../form/field-problem.ts';
import { leaveTexts } from '../leave-texts.ts';
import { isMore } from '../list/pagination.ts';
import { type Messages, useMessages } from '../messages.ts';
import type { Resource, Row } from '../resource.ts';
import styles from './bulk.module.css';
import { BulkPlan } from './bulk-plan.tsx';

interface BulkDrawerProps {
  resource: Resource;
  /** The chosen records of this page. */
  ids: readonly number[];
  /** The filters of the list as the contract has them, and how many records match. */
  filters: Readonly<Row>;
  total: number;
  onClose: () => void;
}

/** Changes a field of many records: choose, see what would happen, apply, undo. */
export function BulkDrawer({ resource, ids, filters, total, onClose }: BulkDrawerProps) {
  const { t } = useMessages();
  const { modal } = App.useApp();
  const [plan, setPlan] = useState<BulkProgress>();
  const isRunning = useIsMutating({ mutationKey: STOPS_ON_LEAVE }) > 0;
  const close = () => {
    if (isRunning) modal.confirm({ ...leaveTexts(true, t), autoFocusButton: 'cancel', onOk: onClose });
    else onClose();
  };
  return (
    <Drawer open width={640} title={t('bulk.title')} onClose={close} destroyOnClose>
      {plan === undefined ? (
        <BulkForm resource={resource} ids={ids} filters={filters} total={total} onPlan={setPlan} />
      ) : (
        <BulkPlan plan={plan} onBack={() => setPlan(undefined)} onClose={onClose} />
      )}
    </Drawer>
  );
}

type Scope = 'chosen' | 'all';

function BulkForm({
  resource,
  ids,
  filters,
  total,
  onPlan,
}: Omit<BulkDrawerProps, 'onClose'> & { onPlan: (plan: BulkProgress) => void }) {
  const { t } = useMessages();
  const [scope, setScope] = useState<Scope>('chosen');
  const fields = bulkFields(resource);
  const [field, setField] = useState(fields[0]);
  const { options } = useReferences(resource, fields);
  const makePlan = useAction(
    (value: unknown) => {
      const selection = scope === 'all' ? { filters: { ...filters } } : { ids: [...ids] };
      return request(bulkCalls.bulkPlan, { resource: resource.name, ...selection, values: { [field ?? '']: value } });
    },
    { onDone: onPlan, isErrorInForm: true },
  );
  const schema = field === undefined ? undefined : inputSchema(resource, field);
  if (field === undefined || schema === undefined) return <p>{t('bulk.noField')}</p>;
  const label = t(`${resource.name}:field.${field}`);
  const check = async (_: unknown, value: unknown) => {
    const problem = fieldProblem(schema, value);
    if (problem !== undefined) throw new Error(t(`invalid.${problem.key}`, { label, ...problem.values }));
  };
  return (
    <Form<Row> layout="vertical" onFinish={(values) => void makePlan.run(inputValue(schema, values[field]))}>
      <Form.Item label={t('bulk.scope')}>
        <Radio.Group
          value={scope}
          onChange={(event) => setScope(event.target.value)}
          options={[
            { value: 'chosen', label: t('bulk.chosen', { count: ids.length }) },
            { value: 'all', label: allText(total, t) },
          ]}
        />
      </Form.Item>
      <Form.Item label={t('bulk.field')} htmlFor="bulk-field">
        <Select
          id="bulk-field"
          value={field}
          options={fields.map((one) => ({ value: one, label: t(`${resource.name}:field.${one}`) }))}
          onChange={setField}
        />
      </Form.Item>
      <Form.Item
        key={field}
        name={field}
        label={t('bulk.value')}
        rules={[{ validator: check }]}
        initialValue={schema.safeParse(false).success ? false : undefined}
      >
        <FieldInput resource={resource} field={field} schema={schema} options={options[field] ?? []} />
      </Form.Item>
      {makePlan.errorMessage !== null && <Alert type="error" showIcon message={makePlan.errorMessage} />}
      <div className={styles.foot}>
        <Button type="primary" htmlType="submit" loading={makePlan.isBusy}>
          {t('bulk.plan')}
        </Button>
      </div>
      <p className="quiet">{t('bulk.planHint')}</p>
    </Form>
  );
}

/** The fields that can be the same for many records: all of the form but the name. */
export function bulkFields({ crud, form }: Resource): string[] {
  return form
    .filter(({ field, as }) => as === undefined && field !== crud.nameField && field !== 'parentId')
    .map(({ field }) => field);
}

function allText(total: number, t: Messages['t']): string {
  return isMore(total) ? t('bulk.allMore') : t('bulk.all', { count: total });
}
