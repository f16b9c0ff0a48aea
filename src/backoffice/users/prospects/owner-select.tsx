import { useCan } from '@refinedev/core';
import { Button, Select } from 'antd';
import { resources } from '../../../contract/all-calls.ts';
import { request } from '../../../providers/calls/client.ts';
import { useAction } from '../../../providers/calls/use-action.ts';
import { useMessages } from '../../messages.ts';
import { useProspectChoices } from '../use-prospect-choices.ts';
import { useRefetchProspects } from '../use-refetch-prospects.ts';
import type { ProspectRecord } from './prospect-record.ts';
import styles from './prospects.module.css';

/** Without an owner, in the options; ids begin with 1. */
const NOBODY = 0;

/** The owner of a prospect, to be chosen. A seller with another agency code gets the user with its sub accounts. */
export function OwnerSelect({ prospect }: { prospect: ProspectRecord }) {
  const { userId: id, ownerId, ownerName, rowVersion } = prospect;
  const { t } = useMessages();
  const { owners, ownId } = useProspectChoices();
  const { data: permission } = useCan({ resource: 'prospect', action: 'edit' });
  const refetch = useRefetchProspects();
  const { run, isBusy } = useAction(
    (chosen: number | null) => request(resources.prospect.edit, { id, rowVersion, values: { ownerId: chosen } }),
    {
      done: () => t('prospect:assigned'),
      onDone: refetch,
      onError() {
        // Someone else may have been faster.
        void refetch();
        return false;
      },
    },
  );
  if (permission?.can !== true) return <span>{ownerName}</span>;
  const options = [
    { value: NOBODY, label: t('prospect:option.ownerId.none') },
    ...owners.map(({ userId, name, agencyCode }) => ({ value: userId, label: `${name} · ${agencyCode}` })),
    // An owner who is not offered any more, such as a disabled seller.
    ...(ownerId !== null && !owners.some(({ userId }) => userId === ownerId)
      ? [{ value: ownerId, label: ownerName ?? t('prospect:gone') }]
      : []),
  ];
  return (
    <div className={styles.owner}>
      <Select<number>
        showSearch
        optionFilterProp="label"
        aria-label={t('prospect:field.ownerId')}
        loading={isBusy}
        value={ownerId ?? NOBODY}
        options={options}
        onChange={(chosen) => void run(chosen === NOBODY ? null : chosen)}
      />
      {ownId !== null && ownerId !== ownId && (
        <Button loading={isBusy} onClick={() => void run(ownId)}>
          {t('prospect:take')}
        </Button>
      )}
    </div>
  );
}
