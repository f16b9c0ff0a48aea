import { Form, Select } from 'antd';
import { bulkCalls } from '../../../contract/bulk/calls.ts';
import type { BulkProgress } from '../../../contract/bulk/schemas.ts';
import { PROSPECT_BULK } from '../../../contract/users/prospect-rules.ts';
import { request } from '../../../providers/calls/client.ts';
import { useAction } from '../../../providers/calls/use-action.ts';
import { BulkSteps, PlanButton, useBulkScope } from '../../bulk/bulk-drawer.tsx';
import { useMessages } from '../../messages.ts';
import type { Row } from '../../resource.ts';
import { NOBODY, useOwnerOptions } from './owner-select.tsx';

interface ProspectBulkProps {
  ids: readonly number[];
  filters: Readonly<Row>;
  total: number;
  onClose: () => void;
}

/** A bulk change that sets the owner of the chosen prospects, or of all that match the filters. */
export function ProspectBulk({ onClose, ...chosen }: ProspectBulkProps) {
  return <BulkSteps form={(onPlan) => <OwnerForm {...chosen} onPlan={onPlan} />} onClose={onClose} />;
}

interface OwnerFormProps extends Omit<ProspectBulkProps, 'onClose'> {
  onPlan: (plan: BulkProgress) => void;
}

function OwnerForm({ onPlan, ...chosen }: OwnerFormProps) {
  const { t } = useMessages();
  const { input, selection } = useBulkScope(chosen);
  const options = useOwnerOptions();
  const [form] = Form.useForm<{ owner: number }>();
  const owner = Form.useWatch('owner', form);
  const makePlan = useAction(
    (ownerId: number | null) =>
      request(bulkCalls.bulkPlan, { resource: PROSPECT_BULK, ...selection, values: { ownerId } }),
    { onDone: onPlan, isErrorInForm: true },
  );
  return (
    <Form
      form={form}
      layout="vertical"
      onFinish={(values) => void makePlan.run(values.owner === NOBODY ? null : values.owner)}
    >
      {input}
      <Form.Item name="owner" label={t('opportunity:column.owner')}>
        <Select showSearch optionFilterProp="label" placeholder={t('opportunity:giveTo')} options={options} />
      </Form.Item>
      <PlanButton isReady={owner !== undefined} isBusy={makePlan.isBusy} errorMessage={makePlan.errorMessage} />
    </Form>
  );
}
