import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { provinceCalls } from '../../../contract/provinces/calls.ts';
import { quotaCalls } from '../../../contract/quota/calls.ts';
import { request } from '../../../providers/calls/client.ts';
import { needsMessage } from '../../../providers/calls/handle-call-error.ts';
import { queryClient } from '../../../providers/calls/query-client.ts';
import { useErrorMessage } from '../../../providers/calls/use-error-message.ts';
import { notify } from '../../../providers/notification.ts';
import { createIdempotencyKey } from '../call/idempotency-key.ts';
import { chargedClass, type ProvinceChange } from './province-change.ts';
import { chosenProvince, useProvince } from './use-province.ts';

/** Switches the price province once the user has agreed; says what it took. Gives whether it was switched. */
export function useSwitchProvince(): (change: Pick<ProvinceChange, 'provinceCode' | 'isDefault'>) => Promise<boolean> {
  const { t } = useTranslation('prices');
  const wordsOf = useErrorMessage();
  const { pathname } = useLocation();
  const { isFree, nameOf } = useProvince();
  const vehicleTypeCode = chargedClass(pathname);
  // A retry after an answer that was lost is the same operation.
  const operation = useRef({ code: '', id: '' });
  return async ({ provinceCode, isDefault }) => {
    const province = nameOf(provinceCode);
    if (isFree(provinceCode) && !isDefault) {
      chosenProvince.set(provinceCode);
      return true;
    }
    if (operation.current.code !== provinceCode) operation.current = { code: provinceCode, id: createIdempotencyKey() };
    try {
      const charge = await request(provinceCalls.modifyProvince, {
        provinceCode,
        isDefault,
        vehicleTypeCode,
        operationId: operation.current.id,
      });
      operation.current = { code: '', id: '' };
      chosenProvince.set(provinceCode);
      await queryClient.invalidateQueries([provinceCalls.getProvince.operation]);
      await queryClient.invalidateQueries([quotaCalls.getDeduct.operation]);
      const { source, remaining } = charge;
      const words = { province, kind: t(`quota.class.${vehicleTypeCode}`), count: remaining };
      notify(
        'success',
        charge.isCharged && source !== null
          ? t('province.switched', { ...words, source: t(`quota.source.${source}`) })
          : t('province.switchedFree', words),
      );
      return true;
    } catch (error) {
      if (needsMessage(error)) notify('error', wordsOf(error));
      return false;
    }
  };
}
