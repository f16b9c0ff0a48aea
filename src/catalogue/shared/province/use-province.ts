import { useSearchParams } from 'react-router-dom';
import { provinceCalls } from '../../../contract/provinces/calls.ts';
import { DEFAULT_PROVINCE, PROVINCE_CODES } from '../../../contract/provinces/rules.ts';
import type { Province, ProvinceCode } from '../../../contract/provinces/schemas.ts';
import { request } from '../../../providers/calls/client.ts';
import { queryClient } from '../../../providers/calls/query-client.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { useStore } from '../../../providers/store.ts';
import { isNullOr, isOneOf } from '../storage/guards.ts';
import { createTabStore } from '../storage/tab-store.ts';
import { isFreeProvince } from './province-change.ts';

const isProvince = isOneOf(PROVINCE_CODES);

/** The province chosen in this tab; null until one is. */
export const chosenProvince = createTabStore('epc.province', isNullOr(isProvince), null);

export interface ProvinceChoice {
  /** Prices are asked for this one; undefined until it is known. */
  province: ProvinceCode | undefined;
  provinceName: string;
  provinces: readonly Province[];
  /** What the link asks for, where prices are not for that one yet. */
  linked: ProvinceCode | undefined;
  /** For a link: the province where it is not the user's own default. */
  inLink: ProvinceCode | undefined;
  /** The first-time hint is still to be shown. */
  hasTip: boolean;
  isFree(code: ProvinceCode): boolean;
  nameOf(code: ProvinceCode): string;
}

/** The price province: the one chosen in this tab, else the user's own default. A link's is asked about first. */
export function useProvince(): ProvinceChoice {
  const [params] = useSearchParams();
  const chosen = useStore(chosenProvince);
  const { data, isError } = useCall(provinceCalls.getProvince, {}, { staleTime: Number.POSITIVE_INFINITY });
  const own = data?.province ?? (isError ? DEFAULT_PROVINCE : undefined);
  const province = chosen ?? own;
  const code = params.get('province');
  const inUrl = isProvince(code) ? code : undefined;
  const nameOf = (code: ProvinceCode) =>
    data?.provinces.find(({ provinceCode }) => provinceCode === code)?.provinceName ?? '';
  return {
    province,
    provinceName: province === undefined ? '' : nameOf(province),
    provinces: data?.provinces ?? [],
    linked: inUrl === province ? undefined : inUrl,
    inLink: province === own ? undefined : province,
    hasTip: data?.tips ?? false,
    isFree: (code) => data !== undefined && isFreeProvince(code, data, Date.now()),
    nameOf,
  };
}

/** The user has seen the first-time hint. @throws CallError */
export async function dismissProvinceTip(): Promise<void> {
  await request(provinceCalls.iKnowProvince, {});
  await queryClient.invalidateQueries([provinceCalls.getProvince.operation]);
}
