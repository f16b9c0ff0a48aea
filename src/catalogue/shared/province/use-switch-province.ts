import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { provinceCalls } from '../../../contract/provinces/calls.ts';
import { quotaCalls } from '../../../contract/quota/calls.ts';
import { workOrderCalls } from '../../../contract/work-orders/calls.ts';
import { request } from '../../../providers/calls/client.ts';
import { useAction } from '../../../providers/calls/use-action.ts';
import { createIdempotencyKey } from '../call/idempotency-key.ts';
import { chargedClass, type ProvinceChange } from './province-change.ts';
import { chosenProvince, useProvince } from './use-province.ts';

type Switch = Pick<ProvinceChange, 'provinceCode' | 'isDefault'>;

/** Switches the price province and notifies what it cost; `switchTo` resolves to whether it succeeded. */
export function useSwitchProvince() {
  const { t } = useTranslation('prices');
  const { pathname } = useLocation();
  const { isFree, nameOf } = useProvince();
  const vehicleTypeCode = chargedClass(pathname);
  // A retry after a lost response uses the same idempotency key.
  const pending = useRef<{ provinceCode: string; key: string } | null>(null);
  const { run, isBusy } = useAction(
    ({ provinceCode, isDefault }: Switch) => {
      if (pending.current?.provinceCode !== provinceCode) {
        pending.current = { provinceCode, key: createIdempotencyKey() };
      }
      const operationId = pending.current.key;
      return request(provinceCalls.modifyProvince, { provinceCode, isDefault, vehicleTypeCode, operationId });
    },
    {
      changes: [provinceCalls.getProvince, quotaCalls.getDeduct, workOrderCalls.getItemPresent],
      onDone(_charge, { provinceCode }) {
        pending.current = null;
        chosenProvince.set(provinceCode);
      },
      done({ isCharged, source, remaining }, { provinceCode }) {
        const values = {
          province: nameOf(provinceCode),
          kind: t(`quota.class.${vehicleTypeCode}`),
          count: remaining,
        };
        return isCharged && source !== null
          ? t('province.switched', { ...values, source: t(`quota.source.${source}`) })
          : t('province.switchedFree', values);
      },
    },
  );
  const switchTo = async (change: Switch): Promise<boolean> => {
    if (!isFree(change.provinceCode) || change.isDefault) return run(change);
    chosenProvince.set(change.provinceCode);
    return true;
  };
  return { switchTo, isBusy };
}
