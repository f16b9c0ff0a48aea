import { Select } from 'antd';
import { Platform } from '../../contract/fields.ts';
import { VinRequestStatus } from '../../contract/vin-requests/schemas.ts';
import { FilterBar, FilterChoice } from '../list/filter-bar.tsx';
import { useMessages } from '../messages.ts';
import type { VinRequestsState } from './vin-requests-state.ts';

interface VinRequestsFilterProps {
  state: VinRequestsState;
  onFind: (change: Partial<VinRequestsState>) => void;
  onClear: () => void;
}

export function VinRequestsFilter({ state, onFind, onClear }: VinRequestsFilterProps) {
  const { t } = useMessages();
  return (
    <FilterBar
      label={t('task:filter.search')}
      search={state.search}
      onFind={(search) => onFind({ search })}
      onClear={onClear}
    >
      <FilterChoice
        label={t('task:column.status')}
        value={state.status}
        options={VinRequestStatus.options.map(({ value }) => [value, t(`common:fastVin.status.${value}`)])}
        onChange={(status) => onFind({ status })}
      />
      <FilterChoice
        label={t('task:filter.platform')}
        value={state.platform}
        options={Platform.options.map((value) => [value, t(`common:brand.${value}`)])}
        onChange={(platform) => onFind({ platform })}
      />
      <Select
        aria-label={t('task:filter.order')}
        value={state.age ?? 'waiting'}
        options={(['waiting', 'oldest', 'newest'] as const).map((value) => ({
          value,
          label: t(`task:filter.by.${value}`),
        }))}
        onChange={(age: 'waiting' | 'oldest' | 'newest') => onFind({ age: age === 'waiting' ? undefined : age })}
      />
    </FilterBar>
  );
}
