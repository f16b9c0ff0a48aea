import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { provinceCalls } from '../../../contract/provinces/calls.ts';
import type { ProvinceCode } from '../../../contract/provinces/schemas.ts';
import { queryClient } from '../../../providers/calls/query-client.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { notify } from '../../../providers/notification.ts';
import { useStore } from '../../../providers/store.ts';
import { chosenProvince } from './use-province.ts';

/**
 * What was done about the province in another tab, or on another machine, shows when one comes back: what has been paid
 * for there is free here, and prices that follow the user's default are told to be others.
 */
export function useProvinceElsewhere(): void {
  const { t } = useTranslation('prices');
  const { data } = useCall(provinceCalls.getProvince, {}, { staleTime: Number.POSITIVE_INFINITY });
  const isChosenHere = useStore(chosenProvince) !== null;
  const before = useRef<ProvinceCode>();
  useEffect(() => {
    const onFocus = () => void queryClient.invalidateQueries([provinceCalls.getProvince.operation]);
    window.addEventListener('focus', onFocus);
    return () => window.removeEventListener('focus', onFocus);
  }, []);
  useEffect(() => {
    const own = data?.province;
    if (own !== undefined && before.current !== undefined && before.current !== own && !isChosenHere) {
      const name = data?.provinces.find(({ provinceCode }) => provinceCode === own)?.provinceName ?? '';
      notify('warning', t('province.changedElsewhere', { province: name }));
    }
    before.current = own;
  }, [data, isChosenHere, t]);
}
