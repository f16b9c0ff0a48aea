import { useIsMutating } from '@tanstack/react-query';
import { Alert, App, Button, Drawer, Form, Radio, Select } from 'antd';
import { useState } from 'react';
import { bulkCalls } from '../../contract/bulk/calls.ts';
import type { BulkProgress } from '../../contract/bulk/schemas.ts';
import { request } from '../../providers/calls/client.ts';
import { STOPS_ON_LEAVE, useAction } from '../../providers/calls/use-action.ts';
import { useReferences } from '../fields/use-references.ts';
import { inputValue } from '../form/field-problem.ts';
import { leaveTexts } from '../leave-texts.ts';
import { isMore } from '../list/pagination.ts';
import { type Messages, useMessages } from '../messages.ts';
import type { Resource, Row } from '../resource.ts';
import { usePowers } from '../use-powers.ts';
import styles from './bulk.module.css';
import { bulkFields, bulkSchema } from './bulk-fields.ts';
import { BulkPlan } from './bulk-plan.tsx';
import { BulkValue } from './bulk-value.tsx';

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
  const powers = usePowers();
  const fields = bulkFields(resource, powers);
  const [field, setField] = useState<string>();
  const { options } = useReferences(resource, fields);
  const makePlan = useAction(
    (values: Row) => {
      const selection = scope === 'all' ? { filters: { ...filters } } : { ids: [...ids] };
      return request(bulkCalls.bulkPlan, { resource: resource.name, ...selection, values });
    },
    { onDone: onPlan, isErrorInForm: true },
  );
  if (fields.length === 0) return <p>{t('bulk.noField')}</p>;
  const submit = (typed: Row) => {
    const values = Object.entries(typed).map(([name, value]) => [name, inputValue(bulkSchema(resource, name), value)]);
    void makePlan.run(Object.fromEntries(values));
  };
  return (
    <Form<Row> layout="vertical" onFinish={submit}>
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
          placeholder={t('bulk.chooseField')}
          value={field ?? null}
          options={fields.map((one) => ({ value: one, label: t(`${resource.name}:field.${one}`) }))}
          onChange={setField}
        />
      </Form.Item>
      {field !== undefined && (
        <BulkValue key={field} resource={resource} field={field} options={options[field] ?? []} />
      )}
      {makePlan.errorMessage !== null && <Alert type="error" showIcon message={makePlan.errorMessage} />}
      <div className={styles.foot}>
        <Button type="primary" htmlType="submit" disabled={field === undefined} loading={makePlan.isBusy}>
          {t('bulk.plan')}
        </Button>
      </div>
      <p className="quiet">{t('bulk.planHint')}</p>
    </Form>
  );
}

function allText(total: number, t: Messages['t']): string {
  return isMore(total) ? t('bulk.allMore') : t('bulk.all', { count: total });
}
