import { useTranslation } from 'react-i18next';
import { fitReportStatuses } from '../../contract/fit-reports/rules.ts';
import { Segments } from '../../ui/choice/segments.tsx';
import { SearchForm } from '../../ui/search-form.tsx';
import lists from '../shared/list/answered-list.module.css';
import type { FitReportsState } from './fit-reports-state.ts';

interface FitReportsFilterProps {
  state: FitReportsState;
  /** The user's company may have other accounts. */
  hasCompany: boolean;
  onChange: (change: Partial<FitReportsState>) => void;
}

const ALL = 'all';

/** Filters the reports by status, by account and by text. */
export function FitReportsFilter({ state, hasCompany, onChange }: FitReportsFilterProps) {
  const { t } = useTranslation('fit-reports');
  const { t: common } = useTranslation();
  const { status, whose, search } = state;
  return (
    <div className={lists.filter}>
      <Segments
        legend={t('status.label')}
        name="status"
        options={([ALL, ...fitReportStatuses] as const).map((option) => [option, t(`status.${option}`)])}
        value={status ?? ALL}
        onChange={(option) => onChange({ status: option === ALL ? undefined : option, page: 1 })}
      />
      {hasCompany && (
        <Segments
          legend={t('whose.label')}
          name="whose"
          options={(['own', 'company'] as const).map((option) => [option, t(`whose.${option}`)])}
          value={whose ?? 'own'}
          onChange={(option) => onChange({ whose: option === 'own' ? undefined : option, page: 1 })}
        />
      )}
      <SearchForm
        label={t('search')}
        submitLabel={common('action.search')}
        value={search}
        onSearch={(text) => onChange({ search: text, page: 1 })}
      />
    </div>
  );
}
