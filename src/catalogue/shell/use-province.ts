import { useSearchParams } from 'react-router-dom';
import { z } from 'zod';
import {
  DEFAULT_PROVINCE,
  getProvince,
  iKnowProvince,
  modifyProvince,
  type Province,
  ProvinceCode,
} from '../../contract/provinces.ts';
import { ask } from '../../providers/client.ts';
import { queryClient } from '../../providers/query-client.ts';
import { useStore } from '../../providers/store.ts';
import { useCall } from '../../providers/use-call.ts';
import { createTabStore } from './tab-store.ts';

/** The province chosen in this tab; null until one is. */
export const chosenProvince = createTabStore('epc.province', z.nullable(ProvinceCode), null);

export interface ProvinceChoice {
  /** Prices are asked for this one; undefined until it is known. */
  province: ProvinceCode | undefined;
  provinceName: string;
  provinces: readonly Province[];
  /** For a link: the province where it is not the user's own default. */
  inLink: ProvinceCode | undefined;
  /** The first-time hint is still to be shown. */
  hasTip: boolean;
  choose(code: ProvinceCode): void;
}

/** The price province: the link's, else the one chosen in this tab, else the user's own default. */
export function useProvince(): ProvinceChoice {
  const [params, setParams] = useSearchParams();
  const chosen = useStore(chosenProvince);
  const { data, isError } = useCall(getProvince, {}, { staleTime: Number.POSITIVE_INFINITY });
  const linked = ProvinceCode.safeParse(params.get('province')).data;
  const own = data?.province ?? (isError ? DEFAULT_PROVINCE : undefined);
  const province = linked ?? chosen ?? own;
  return {
    province,
    provinceName: data?.provinces.find(({ provinceCode }) => provinceCode === province)?.provinceName ?? '',
    provinces: data?.provinces ?? [],
    inLink: province === own ? undefined : province,
    hasTip: data?.tips ?? false,
    choose(code) {
      chosenProvince.set(code);
      if (linked === undefined) return;
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          if (code === own) next.delete('province');
          else next.set('province', code);
          return next;
        },
        { replace: true, preventScrollReset: true },
      );
    },
  };
}

/** Makes a province the user's own default. @throws CallError */
export async function keepProvince(provinceCode: ProvinceCode): Promise<void> {
  await ask(modifyProvince, { provinceCode });
  await queryClient.invalidateQueries([getProvince.operation]);
}

/** The user has seen the first-time hint. @throws CallError */
export async function dismissProvinceTip(): Promise<void> {
  await ask(iKnowProvince, {});
  await queryClient.invalidateQueries([getProvince.operation]);
}
