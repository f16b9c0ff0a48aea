import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useErrorMessage } from '../../../providers/calls/use-error-message.ts';
import { notify } from '../../../providers/notification.ts';
import { useStore } from '../../../providers/store.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Popover } from '../../../ui/overlay/popover.tsx';
import { paths } from '../navigation/paths.ts';
import { provinceChange } from './province-change.ts';
import { ProvinceDialog } from './province-dialog.tsx';
import { ProvincePanel } from './province-panel.tsx';
import styles from './province-selector.module.css';
import { dismissProvinceTip, useProvince } from './use-province.ts';
import { useProvinceElsewhere } from './use-province-elsewhere.ts';

const PRICED: readonly string[] = [paths.parts, paths.covParts, paths.oe];

/** The province that prices are for, and a way to another. */
export function ProvinceSelector() {
  const { t } = useTranslation('prices');
  const { provinceName, hasTip } = useProvince();
  const { pathname } = useLocation();
  const change = useStore(provinceChange);
  useProvinceElsewhere();
  const face = (
    <>
      <Icon name="pin" />
      <span className={styles.name}>{provinceName}</span>
    </>
  );
  return (
    <span className={styles.selector}>
      <Popover label={t('province.button', { province: provinceName })} face={face}>
        <ProvincePanel />
      </Popover>
      {change !== null && (
        <ProvinceDialog
          key={`${change.provinceCode}/${change.isFromLink}`}
          change={change}
          onClose={() => provinceChange.set(null)}
        />
      )}
      {hasTip && PRICED.includes(pathname) && <Tip provinceName={provinceName} />}
    </span>
  );
}

function Tip({ provinceName }: { provinceName: string }) {
  const { t } = useTranslation('prices');
  const wordsOf = useErrorMessage();
  const [isSeen, setSeen] = useState(false);
  if (isSeen) return null;
  const onKnow = () => {
    setSeen(true);
    dismissProvinceTip().catch((error: unknown) => notify('warning', wordsOf(error)));
  };
  return (
    <div className={styles.tip} role="status">
      <p>{t('province.tip', { province: provinceName })}</p>
      <Button isSmall onClick={onKnow}>
        {t('province.iKnow')}
      </Button>
    </div>
  );
}
