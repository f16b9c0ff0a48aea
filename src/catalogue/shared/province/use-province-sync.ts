import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResultOf } from '../../../contract/call.ts';
import { provinceCalls } from '../../../contract/provinces/calls.ts';
import type { ProvinceCode } from '../../../contract/provinces/schemas.ts';
import { provinceRefused } from '../../../providers/calls/handle-call-error.ts';
import { queryClient } from '../../../providers/calls/query-client.ts';
import { refetchCalls } from '../../../providers/calls/refetch-calls.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { notify } from '../../../providers/notification.ts';
import { useStore } from '../../../providers/store.ts';
import { chosenProvince, useProvince } from './use-province.ts';

/**
 * Returns to the default when the server refuses the province chosen in this tab: its 24 hours are over. The list of paid
 * provinces is cleared at once, or the URL would select the province again.
 */
function useRefusedProvince(): void {
  const { t } = useTranslation('prices');
  const isRefused = useStore(provinceRefused);
  const { nameOf } = useProvince();
  useEffect(() => {
    if (!isRefused) return;
    provinceRefused.set(false);
    const chosen = chosenProvince.get();
    queryClient.setQueriesData<ResultOf<typeof provinceCalls.getProvince>>(
      [provinceCalls.getProvince.operation],
      (data) => data && { ...data, paid: [] },
    );
    void refetchCalls(provinceCalls.getProvince);
    if (chosen === null) return;
    chosenProvince.set(null);
    notify('warning', t('province.ended', { province: nameOf(chosen) }));
  }, [isRefused, nameOf, t]);
}

/**
 * Reloads the provinces when the window gets the focus: a province paid for in another tab or on another device is free
 * here too. Notifies when prices follow a default that has changed elsewhere.
 */
export function useProvinceSync(): void {
  const { t } = useTranslation('prices');
  useRefusedProvince();
  const { data } = useCall(provinceCalls.getProvince, {}, { staleTime: Number.POSITIVE_INFINITY });
  const isChosenHere = useStore(chosenProvince) !== null;
  const previous = useRef<ProvinceCode>();
  useEffect(() => {
    const onFocus = () => void refetchCalls(provinceCalls.getProvince);
    window.addEventListener('focus', onFocus);
    return () => window.removeEventListener('focus', onFocus);
  }, []);
  useEffect(() => {
    const defaultProvince = data?.province;
    if (
      defaultProvince !== undefined &&
      previous.current !== undefined &&
      previous.current !== defaultProvince &&
      !isChosenHere
    ) {
      const name = data?.provinces.find(({ provinceCode }) => provinceCode === defaultProvince)?.provinceName ?? '';
      notify('warning', t('province.changedElsewhere', { province: name }));
    }
    previous.current = defaultProvince;
  }, [data, isChosenHere, t]);
}
