import { useTranslation } from 'react-i18next';
import { VinRequestStatus } from '../../contract/vin-requests/schemas.ts';
import { SearchForm } from '../../ui/search-form.tsx';
import { Segments } from '../../ui/segments.tsx';
import type { TasksPlace } from './tasks-place.ts';
import styles from './tasks-screen.module.css';

interface TasksFilterProps {
  place: TasksPlace;
  onChange: (change: Partial<TasksPlace>) => void;
}

const ALL = 'all';

/** Which tasks are listed: by how they stand, and by words. */
export function TasksFilter({ place: { status, search }, onChange }: TasksFilterProps) {
  const { t } = useTranslation('vin-requests-list');
  const { t: common } = useTranslation();
  const statuses = VinRequestStatus.options.map(
    ({ value }) => [String(value), common(`fastVin.status.${value}`)] as const,
  );
  return (
    <div className={styles.filter}>
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
        onSearch={(words) => onChange({ search: words })}
      />
    </div>
  );
}
