import { provinceCalls } from '../../contract/provinces/calls.ts';
import type { StatisticGroup } from '../../contract/statistics/schemas.ts';
import { useCall } from '../../providers/calls/use-call.ts';
import { useMessages } from '../messages.ts';

/** Names of provinces by code, empty until they are loaded. */
export function useProvinceNames(): ReadonlyMap<string, string> {
  const { data } = useCall(provinceCalls.getProvince, {});
  return new Map(data?.provinces.map(({ provinceCode, provinceName }) => [provinceCode, provinceName]));
}

/** The name of a row's key: a province, brand or class; a day stays as it is. */
export function useGroupName(by: StatisticGroup): (key: string) => string {
  const { t } = useMessages();
  const provinces = useProvinceNames();
  return (key) => {
    if (by === 'time') return key;
    if (key === '') return t('statistics:none');
    if (by === 'province') return provinces.get(key) ?? key;
    return t(by === 'platform' ? `common:brand.${key}` : `statistics:class.${key}`);
  };
}
