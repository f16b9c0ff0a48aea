import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ProvinceCode } from '../../../contract/provinces/schemas.ts';
import { useStore } from '../../../providers/store.ts';
import { provinceChange } from './province-change.ts';
import { chosenProvince, useProvince } from './use-province.ts';

/**
 * For a screen with prices: its link keeps the province where it is not the user's own default. A province that came
 * with a link is taken up at once where that is free, and asked about where it is not.
 */
export function useProvinceInLink(): void {
  const [params, setParams] = useSearchParams();
  const change = useStore(provinceChange);
  const { province, linked, inLink, provinces, isFree } = useProvince();
  const inUrl = params.get('province');
  const canAsk = provinces.length > 0 && linked !== undefined;
  // What was asked about once and declined is not asked about again.
  const asked = useRef<ProvinceCode>();
  useEffect(() => {
    if (!canAsk || linked === undefined || asked.current === linked) return;
    asked.current = linked;
    if (isFree(linked)) chosenProvince.set(linked);
    else provinceChange.set({ provinceCode: linked, isDefault: false, isFromLink: true });
  }, [canAsk, linked, isFree]);
  const isAsking = change !== null || (canAsk && asked.current !== linked);
  useEffect(() => {
    if (province === undefined || isAsking || inUrl === (inLink ?? null)) return;
    asked.current = undefined;
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (inLink === undefined) next.delete('province');
        else next.set('province', inLink);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [inUrl, province, inLink, isAsking, setParams]);
  // The question goes with the screen that asked it.
  useEffect(
    () => () => {
      if (provinceChange.get()?.isFromLink === true) provinceChange.set(null);
    },
    [],
  );
}
