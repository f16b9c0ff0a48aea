import { prospectDues } from '../../../contract/users/prospect-rules.ts';
import { FilterBar, FilterChoice } from '../../list/filter-bar.tsx';
import { useMessages } from '../../messages.ts';
import { useProspectChoices } from '../use-prospect-choices.ts';
import type { ProspectsState } from './prospects-state.ts';

interface ProspectsFilterProps {
  state: ProspectsState;
  onFind: (change: Partial<ProspectsState>) => void;
  onClear: () => void;
}

/** Without an owner, in the options; ids begin with 1. */
const NOBODY = 0;

export function ProspectsFilter({ state, onFind, onClear }: ProspectsFilterProps) {
  const { t } = useMessages();
  const { owners, ownId } = useProspectChoices();
  const mine = owners.filter(({ userId }) => userId === ownId);
  const others = owners.filter(({ userId }) => userId !== ownId);
  return (
    <FilterBar
      label={t('opportunity:filter.search')}
      search={state.search}
      onFind={(search) => onFind({ search })}
      onClear={onClear}
    >
      <FilterChoice
        label={t('opportunity:column.owner')}
        value={state.ownerId === null ? NOBODY : state.ownerId}
        options={[
          ...mine.map(({ userId }) => [userId, t('opportunity:filter.mine')] as const),
          [NOBODY, t('opportunity:filter.noOwner')],
          ...others.map(({ userId, name }) => [userId, name] as const),
        ]}
        onChange={(ownerId) => onFind({ ownerId: ownerId === NOBODY ? null : ownerId })}
      />
      <FilterChoice
        label={t('opportunity:column.dueOn')}
        value={state.due}
        options={prospectDues.map((due) => [due, t(`opportunity:filter.due.${due}`)] as const)}
        onChange={(due) => onFind({ due })}
      />
    </FilterBar>
  );
}
