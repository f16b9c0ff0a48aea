import { useIsMutating } from '@tanstack/react-query';
import { Alert, App, Button, Drawer, Form, Radio, Select } from 'antd';
import { type ReactNode, useState } from 'react';
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

interface BulkSelection {
  /** The chosen records of this page. */
  ids: readonly number[];
  /** The filters of the list as the contract has them, and how many records match. */
  filters: Readonly<Row>;
  total: number;
}

interface BulkDrawerProps extends BulkSelection {
  resource: Resource;
  onClose: () => void;
}

/** Changes a field of many records: choose, see what would happen, apply, undo. */
export function BulkDrawer({ onClose, ...change }: BulkDrawerProps) {
  return <BulkSteps form={(onPlan) => <BulkForm {...change} onPlan={onPlan} />} onClose={onClose} />;
}

type OnPlan = (plan: BulkProgress) => void;

interface BulkStepsProps {
  /** Chooses records and values, and makes the plan. */
  form: (onPlan: OnPlan) => ReactNode;
  onClose: () => void;
}

/** The drawer of a bulk change: the form, then its plan. */
export function BulkSteps({ form, onClose }: BulkStepsProps) {
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
        form(setPlan)
      ) : (
        <BulkPlan plan={plan} onBack={() => setPlan(undefined)} onClose={onClose} />
      )}
    </Drawer>
  );
}

type Scope = 'chosen' | 'all';

/** The choice between the chosen records and all that match; `selection` is its part of the request for a plan. */
export function useBulkScope({ ids, filters, total }: BulkSelection) {
  const { t } = useMessages();
  const [scope, setScope] = useState<Scope>('chosen');
  const input = (
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
  );
  return { input, selection: scope === 'all' ? { filters: { ...filters } } : { ids: [...ids] } };
}

interface BulkFormProps extends BulkSelection {
  resource: Resource;
  onPlan: OnPlan;
}

function BulkForm({ resource, onPlan, ...chosen }: BulkFormProps) {
  const { t } = useMessages();
  const { input, selection } = useBulkScope(chosen);
  const powers = usePowers();
  const fields = bulkFields(resource, powers);
  const [field, setField] = useState<string>();
  const { options } = useReferences(resource, fields);
  const makePlan = useAction(
    (values: Row) => request(bulkCalls.bulkPlan, { resource: resource.name, ...selection, values }),
    { onDone: onPlan, isErrorInForm: true },
  );
  if (fields.length === 0) return <p>{t('bulk.noField')}</p>;
  const submit = (typed: Row) => {
    const values = Object.entries(typed).map(([name, value]) => [name, inputValue(bulkSchema(resource, name), value)]);
    void makePlan.run(Object.fromEntries(values));
  };
  return (
    <Form<Row> layout="vertical" onFinish={submit}>
      {input}
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
      <PlanButton isReady={field !== undefined} isBusy={makePlan.isBusy} errorMessage={makePlan.errorMessage} />
    </Form>
  );
}

interface PlanButtonProps {
  isReady: boolean;
  isBusy: boolean;
  errorMessage: string | null;
}

/** Submits the form of a bulk change. */
export function PlanButton({ isReady, isBusy, errorMessage }: PlanButtonProps) {
  const { t } = useMessages();
  return (
    <>
      {errorMessage !== null && <Alert type="error" showIcon message={errorMessage} />}
      <div className={styles.foot}>
        <Button type="primary" htmlType="submit" disabled={!isReady} loading={isBusy}>
          {t('bulk.plan')}
        </Button>
      </div>
      <p className="quiet">{t('bulk.planHint')}</p>
    </>
  );
}

function allText(total: number, t: Messages['t']): string {
  return isMore(total) ? t('bulk.allMore') : t('bulk.all', { count: total });
}
