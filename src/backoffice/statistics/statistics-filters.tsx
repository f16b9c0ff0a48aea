import { Button } from 'antd';
import { addDays } from '../../contract/days/calendar-days.ts';
import { Platform } from '../../contract/fields.ts';
import { PROVINCE_CODES } from '../../contract/provinces/rules.ts';
import { StatisticClass, StatisticGroup, StatisticUnit } from '../../contract/statistics/schemas.ts';
import { FilterBar, FilterChoice, FilterDays } from '../list/filter-bar.tsx';
import { useMessages } from '../messages.ts';
import { FilterSelect } from './filter-select.tsx';
import { noFilters, periodOf, type StatisticsState } from './statistics-state.ts';
import { useProvinceNames } from './use-group-name.ts';

const SPANS = [7, 30, 90, 365] as const;

interface StatisticsFiltersProps {
  state: StatisticsState;
  today: string;
  /** Agents and sellers have one code, which they cannot choose. */
  hasAgencies: boolean;
  onChange: (change: Partial<StatisticsState>) => void;
}

/** The period, the users and the division of the figures, all kept in the URL. */
export function StatisticsFilters({ state, today, hasAgencies, onChange }: StatisticsFiltersProps) {
  const { t } = useMessages();
  const provinces = useProvinceNames();
  const period = periodOf(state, today);
  return (
    <FilterBar
      key={state.agencyCode ?? ''}
      label={t('statistics:agency')}
      search={state.agencyCode ?? ''}
      hasSearch={hasAgencies}
      onFind={(code) => onChange({ agencyCode: code === '' ? undefined : code })}
      onClear={() => onChange(noFilters)}
    >
      <FilterDays from={period.from} to={period.to} onChange={(days) => onChange({ ...period, ...days })} />
      <FilterChoice
        label={t('statistics:group.province')}
        value={state.provinceCode}
        options={PROVINCE_CODES.map((code) => [code, provinces.get(code) ?? code] as const)}
        onChange={(provinceCode) => onChange({ provinceCode })}
      />
      <FilterChoice
        label={t('statistics:group.platform')}
        value={state.platform}
        options={Platform.options.map((value) => [value, t(`common:brand.${value}`)] as const)}
        onChange={(platform) => onChange({ platform })}
      />
      <FilterChoice
        label={t('statistics:group.vehicleClass')}
        value={state.vehicleClass}
        options={StatisticClass.options.map((value) => [value, t(`statistics:class.${value}`)] as const)}
        onChange={(vehicleClass) => onChange({ vehicleClass })}
      />
      {state.view === 'figures' && (
        <>
          <FilterSelect
            label={t('statistics:division')}
            value={state.by}
            options={StatisticGroup.options.map((by) => [
              by,
              t('statistics:divided', { by: t(`statistics:by.${by}`) }),
            ])}
            onChange={(by) => onChange({ by })}
          />
          {state.by === 'time' && (
            <FilterSelect
              label={t('statistics:unit')}
              value={state.unit}
              options={StatisticUnit.options.map((unit) => [unit, t(`statistics:units.${unit}`)])}
              onChange={(unit) => onChange({ unit })}
            />
          )}
        </>
      )}
      {SPANS.map((days) => (
        <Button key={days} onClick={() => onChange({ from: addDays(today, 1 - days), to: today })}>
          {t('statistics:lastDays', { count: days })}
        </Button>
      ))}
    </FilterBar>
  );
}
