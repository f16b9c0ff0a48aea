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

/** Confirms a switch of the price province: its cost and the lookups left. */
export function ProvinceDialog({ change, onClose }: ProvinceDialogProps) {
  const { t } = useTranslation('prices');
  const { t: common } = useTranslation();
  const { provinceName, nameOf } = useProvince();
  const { switchTo, isBusy } = useSwitchProvince();
  const [isDefault, setDefault] = useState(change.isDefault);
  const onConfirm = async () => {
    const isDone = await switchTo({ ...change, isDefault });
    // When the lookups have run out, the quota dialog opens instead; only a switch from a link closes this one then.
    if (isDone || change.isFromLink) onClose();
  };
  const target = nameOf(change.provinceCode);
  const footer = (
    <>
      <Button onClick={onClose}>{common('action.cancel')}</Button>
      <Button variant="primary" isBusy={isBusy} onClick={onConfirm}>
        {t('province.switch')}
      </Button>
    </>
  );
  return (
    <Dialog title={t('province.switchTitle')} closeLabel={common('action.cancel')} onClose={onClose} footer={footer}>
      <div className={styles.question}>
        <p>{t(change.isFromLink ? 'province.fromLink' : 'province.change', { province: target, now: provinceName })}</p>
        <Cost />
        <label className={styles.keep}>
          <input type="checkbox" checked={isDefault} onChange={(event) => setDefault(event.target.checked)} />
          {t('province.setDefault')}
        </label>
      </div>
    </Dialog>
  );
}

/** The cost, one lookup of the screen's class, and the lookups left by source. */
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
