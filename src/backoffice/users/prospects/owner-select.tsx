import { useCan } from '@refinedev/core';
import { Button, Select } from 'antd';
import { prospectCalls } from '../../../contract/users/prospect-calls.ts';
import type { Prospect } from '../../../contract/users/prospect-schemas.ts';
import { remarkCalls } from '../../../contract/users/remark-calls.ts';
import { request } from '../../../providers/calls/client.ts';
import { useAction } from '../../../providers/calls/use-action.ts';
import { useMessages } from '../../messages.ts';
import { useProspectChoices } from '../use-prospect-choices.ts';
import styles from './prospects.module.css';

/** Assigns an owner to prospects, or removes it. */
export function useAssign(onDone?: () => void) {
  const { t } = useMessages();
  return useAction(
    ({ prospects, ownerId }: { prospects: readonly Prospect[]; ownerId: number | null }) =>
      request(prospectCalls.prospectAssign, {
        prospects: prospects.map(({ userId, rowVersion }) => ({ userId, rowVersion })),
        ownerId,
      }),
    {
      done: (given) => t('opportunity:assigned', { count: given.length }),
      ...(onDone !== undefined && { onDone }),
      changes: [
        prospectCalls.prospectList,
        prospectCalls.prospectGet,
        prospectCalls.prospectCounts,
        remarkCalls.remarkList,
      ],
    },
  );
}

/** Without an owner, in the options; ids begin with 1. */
export const NOBODY = 0;

/** Nobody, and those to whom prospects can be given. */
export function useOwnerOptions() {
  const { t } = useMessages();
  const { owners } = useProspectChoices();
  return [
    { value: NOBODY, label: t('opportunity:filter.noOwner') },
    ...owners.map(({ userId, name, agencyCode }) => ({ value: userId, label: `${name} · ${agencyCode}` })),
  ];
}

interface OwnerSelectProps {
  prospects: readonly Prospect[];
  /** For selected rows: begins without an owner, whoever has them. */
  isForSelection?: boolean;
  onDone?: () => void;
}

/** The owner of prospects, to be chosen. A seller with another agency code gets the users with their sub accounts. */
export function OwnerSelect({ prospects, isForSelection = false, onDone }: OwnerSelectProps) {
  const { t } = useMessages();
  const { owners, ownId } = useProspectChoices();
  const { data: permission } = useCan({ resource: 'opportunity', action: 'edit' });
  const { run, isBusy } = useAssign(onDone);
  const offered = useOwnerOptions();
  const [only] = isForSelection ? [] : prospects;
  const { ownerId, ownerName } = only ?? { ownerId: undefined, ownerName: null };
  if (permission?.can !== true) return <span>{ownerName}</span>;
  const options = [
    ...offered,
    // An owner who is not offered any more, such as a disabled seller.
    ...(typeof ownerId === 'number' && !owners.some(({ userId }) => userId === ownerId)
      ? [{ value: ownerId, label: ownerName ?? t('opportunity:gone') }]
      : []),
  ];
  return (
    <div className={styles.owner}>
      <Select<number | null>
        showSearch
        optionFilterProp="label"
        aria-label={t('opportunity:column.owner')}
        placeholder={t('opportunity:giveTo')}
        loading={isBusy}
        value={ownerId === null ? NOBODY : (ownerId ?? null)}
        options={options}
        onChange={(chosen: number | null) => void run({ prospects, ownerId: chosen === NOBODY ? null : chosen })}
      />
      {ownId !== null && ownerId !== ownId && (
        <Button loading={isBusy} onClick={() => void run({ prospects, ownerId: ownId })}>
          {t('opportunity:take')}
        </Button>
      )}
    </div>
  );
}
