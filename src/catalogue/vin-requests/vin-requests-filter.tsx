import { useTranslation } from 'react-i18next';
import { VinRequestStatus } from '../../contract/vin-requests/schemas.ts';
import { Segments } from '../../ui/choice/segments.tsx';
import { SearchForm } from '../../ui/search-form.tsx';
import lists from '../shared/list/answered-list.module.css';
import type { VinRequestsState } from './vin-requests-state.ts';

interface VinRequestsFilterProps {
  state: VinRequestsState;
  onChange: (change: Partial<VinRequestsState>) => void;
}

const ALL = 'all';

/** Filters the VIN requests by status and by text. */
export function VinRequestsFilter({ state: { status, search }, onChange }: VinRequestsFilterProps) {
  const { t } = useTranslation('vin-requests-list');
  const { t: common } = useTranslation();
  const statuses = VinRequestStatus.options.map(
    ({ value }) => [String(value), common(`fastVin.status.${value}`)] as const,
  );
  return (
    <div className={lists.filter}>
      <Segments
        legend={t('status')}
        name="status"
        options={[[ALL, t('all')], ...statuses]}
        value={status === undefined ? ALL : String(status)}
        onChange={(value) => onChange({ status: VinRequestStatus.safeParse(Number(value)).data })}
      />
      <SearchForm
        label={t('search')}
        submitLabel={common('action.search')}
        value={search}
        onSearch={(text) => onChange({ search: text })}
      />
    </div>
  );
}
