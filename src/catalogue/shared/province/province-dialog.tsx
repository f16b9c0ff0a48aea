import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { quotaCalls } from '../../../contract/quota/calls.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { chargedClass, lookupsLeft, type ProvinceChange } from './province-change.ts';
import styles from './province-selector.module.css';
import { useProvince } from './use-province.ts';
import { useSwitchProvince } from './use-switch-province.ts';

interface ProvinceDialogProps {
  change: ProvinceChange;
  onClose(): void;
}

/** Before prices are switched to another province: what it takes, and what is left. Cancelling leaves all as it was. */
export function ProvinceDialog({ change, onClose }: ProvinceDialogProps) {
  const { t } = useTranslation('prices');
  const { t: common } = useTranslation();
  const { provinceName, nameOf } = useProvince();
  const switchTo = useSwitchProvince();
  const [isDefault, setDefault] = useState(change.isDefault);
  const [isBusy, setBusy] = useState(false);
  const onConfirm = async () => {
    setBusy(true);
    const isDone = await switchTo({ ...change, isDefault });
    setBusy(false);
    // Where lookups have run out, the box that says so takes this one's place.
    if (isDone || change.isFromLink) onClose();
  };
  const wanted = nameOf(change.provinceCode);
  const foot = (
    <>
      <Button onClick={onClose}>{common('action.cancel')}</Button>
      <Button variant="primary" isBusy={isBusy} onClick={onConfirm}>
        {t('province.switch')}
      </Button>
    </>
  );
  return (
    <Dialog title={t('province.switchTitle')} closeLabel={common('action.cancel')} onClose={onClose} foot={foot}>
      <div className={styles.question}>
        <p>{t(change.isFromLink ? 'province.fromLink' : 'province.change', { province: wanted, now: provinceName })}</p>
        <Cost />
        <label className={styles.keep}>
          <input type="checkbox" checked={isDefault} onChange={(event) => setDefault(event.target.checked)} />
          {t('province.keep')}
        </label>
      </div>
    </Dialog>
  );
}

/** One lookup of the class on screen; how many are left, and of what. */
function Cost() {
  const { t } = useTranslation('prices');
  const { pathname } = useLocation();
  const vehicleType = chargedClass(pathname);
  const kind = t(`quota.class.${vehicleType}`);
  const { data } = useCall(quotaCalls.getDeduct, {}, { staleTime: 0 });
  const left = data === undefined ? undefined : lookupsLeft(data, vehicleType);
  return (
    <div className={styles.cost}>
      <p>
        <strong>{t('province.cost', { kind })}</strong>
      </p>
      <p className={left?.total === 0 ? styles.spent : ''} aria-live="polite">
        {left === undefined ? ' ' : t('province.left', { kind, count: left.total })}
        {left !== undefined && left.total > 0 && (
          <span className="quiet">
            {' '}
            {(['free', 'daily', 'count'] as const)
              .filter((source) => left[source] > 0)
              .map((source) => `${t(`quota.source.${source}`)} ${left[source]}`)
              .join(' · ')}
          </span>
        )}
      </p>
      <p className="quiet">{t('province.freeAgain')}</p>
    </div>
  );
}
