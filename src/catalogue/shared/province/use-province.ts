import { provinceCalls } from '../../../contract/provinces/calls.ts';
import { DEFAULT_PROVINCE, PROVINCE_CODES } from '../../../contract/provinces/rules.ts';
import type { Province, ProvinceCode } from '../../../contract/provinces/schemas.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { useStore } from '../../../providers/store.ts';
import { useUrlState } from '../../../providers/url-state/use-url-state.ts';
import { isNullOr, isOneOf } from '../storage/guards.ts';
import { createTabStore } from '../storage/tab-store.ts';
import { isFreeProvince } from './province-change.ts';
import { provinceState } from './province-state.ts';

/** The province chosen in this tab, if any. */
export const chosenProvince = createTabStore('epc.province', isNullOr(isOneOf(PROVINCE_CODES)), null);

export interface ProvinceChoice {
  isLoading: boolean;
  /** The price province; undefined while loading. */
  province: ProvinceCode | undefined;
  provinceName: string;
  provinces: readonly Province[];
  /** The URL's province while it differs from the price province. */
  linkedProvince: ProvinceCode | undefined;
  /** What the URL should contain: the province unless it is the user's default. */
  provinceForUrl: ProvinceCode | undefined;
  /** Whether to show the first-time hint. */
  hasTip: boolean;
  isFree(code: ProvinceCode): boolean;
  nameOf(code: ProvinceCode): string;
}

/** The price province: the one chosen in this tab, else the user's default. */
export function useProvince(): ProvinceChoice {
  const [{ province: urlProvince }] = useUrlState(provinceState);
  const chosen = useStore(chosenProvince);
  const { data, isError, isInitialLoading } = useCall(
    provinceCalls.getProvince,
    {},
    { staleTime: Number.POSITIVE_INFINITY },
  );
  const defaultProvince = data?.province ?? (isError ? DEFAULT_PROVINCE : undefined);
  const province = chosen ?? defaultProvince;
  const nameOf = (code: ProvinceCode) =>
    data?.provinces.find(({ provinceCode }) => provinceCode === code)?.provinceName ?? '';
  return {
    isLoading: isInitialLoading,
    province,
    provinceName: province === undefined ? '' : nameOf(province),
    provinces: data?.provinces ?? [],
    linkedProvince: urlProvince === province ? undefined : urlProvince,
    provinceForUrl: province === defaultProvince ? undefined : province,
    hasTip: data?.tips ?? false,
    isFree: (code) => data !== undefined && isFreeProvince(code, data, Date.now()),
    nameOf,
  };
}
