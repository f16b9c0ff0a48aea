import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ProvinceCode } from '../../../contract/provinces/schemas.ts';
import { useStore } from '../../../providers/store.ts';
import { provinceChange } from './province-change.ts';
import { provinceState } from './province-state.ts';
import { chosenProvince, useProvince } from './use-province.ts';

/**
 * Keeps the province in the URL of a screen with prices, unless it is the user's default. The province of a link is
 * applied at once if it is free; otherwise the user has to confirm it.
 */
export function useProvinceUrl(): void {
  const [params, setParams] = useSearchParams();
  const change = useStore(provinceChange);
  const { province, linkedProvince, provinceForUrl, provinces, isFree } = useProvince();
  const urlText = params.get('province');
  const canConfirm = provinces.length > 0 && linkedProvince !== undefined;
  // A province that was declined is not offered again.
  const handled = useRef<ProvinceCode>();
  useEffect(() => {
    if (!canConfirm || linkedProvince === undefined || handled.current === linkedProvince) return;
    handled.current = linkedProvince;
    if (isFree(linkedProvince)) chosenProvince.set(linkedProvince);
    else provinceChange.set({ provinceCode: linkedProvince, isDefault: false, isFromLink: true });
  }, [canConfirm, linkedProvince, isFree]);
  const isConfirming = change !== null || (canConfirm && handled.current !== linkedProvince);
  useEffect(() => {
    // Compared as text, so that an invalid value is removed too.
    if (province === undefined || isConfirming || urlText === (provinceForUrl ?? null)) return;
    handled.current = undefined;
    setParams((current) => provinceState.update(current, { province: provinceForUrl }), {
      replace: true,
      preventScrollReset: true,
    });
  }, [urlText, province, provinceForUrl, isConfirming, setParams]);
  // The dialog belongs to the screen that opened it.
  useEffect(
    () => () => {
      if (provinceChange.get()?.isFromLink === true) provinceChange.set(null);
    },
    [],
  );
}
