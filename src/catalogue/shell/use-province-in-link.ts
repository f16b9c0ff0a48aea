import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ProvinceCode } from '../../contract/provinces.ts';
import { chosenProvince, useProvince } from './use-province.ts';

/**
 * For a screen with prices: its link keeps the province where it is not the user's own default, and a province that
 * came with a link stays chosen in this tab.
 */
export function useProvinceInLink(): void {
  const [params, setParams] = useSearchParams();
  const { province, inLink } = useProvince();
  const linked = params.get('province');
  useEffect(() => {
    const { data: code } = ProvinceCode.safeParse(linked);
    if (code !== undefined) chosenProvince.set(code);
  }, [linked]);
  useEffect(() => {
    if (province === undefined || linked === (inLink ?? null)) return;
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (inLink === undefined) next.delete('province');
        else next.set('province', inLink);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [linked, province, inLink, setParams]);
}
