import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { LookupCost } from './lookup-cost.tsx';
import type { ProvinceChange } from './province-change.ts';
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
        <LookupCost cost="province.cost" freeAgain="province.freeAgain" />
        <label className={styles.keep}>
          <input type="checkbox" checked={isDefault} onChange={(event) => setDefault(event.target.checked)} />
          {t('province.setDefault')}
        </label>
      </div>
    </Dialog>
  );
}
