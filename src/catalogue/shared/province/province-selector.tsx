import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { provinceCalls } from '../../../contract/provinces/calls.ts';
import { request } from '../../../providers/calls/client.ts';
import { useAction } from '../../../providers/calls/use-action.ts';
import { useStore } from '../../../providers/store.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Popover } from '../../../ui/overlay/popover.tsx';
import { paths } from '../navigation/paths.ts';
import { provinceChange } from './province-change.ts';
import { ProvinceDialog } from './province-dialog.tsx';
import { ProvincePanel } from './province-panel.tsx';
import styles from './province-selector.module.css';
import { useProvince } from './use-province.ts';
import { useProvinceSync } from './use-province-sync.ts';

const SCREENS_WITH_PRICES: readonly string[] = [paths.parts, paths.covParts, paths.oe];

/** The price province, with a panel to switch it. */
export function ProvinceSelector() {
  const { t } = useTranslation('prices');
  const { provinceName, hasTip } = useProvince();
  const { pathname } = useLocation();
  const change = useStore(provinceChange);
  useProvinceSync();
  const face = (
    <>
      <Icon name="pin" />
      <span className={styles.name}>{provinceName}</span>
    </>
  );
  return (
    <span className={styles.selector}>
      <span data-province-button>
        <Popover label={t('province.button', { province: provinceName })} trigger={face}>
          <ProvincePanel />
        </Popover>
      </span>
      {change !== null && (
        <ProvinceDialog
          key={`${change.provinceCode}/${change.isFromLink}`}
          change={change}
          onClose={() => provinceChange.set(null)}
        />
      )}
      {hasTip && SCREENS_WITH_PRICES.includes(pathname) && <Tip provinceName={provinceName} />}
    </span>
  );
}

function Tip({ provinceName }: { provinceName: string }) {
  const { t } = useTranslation('prices');
  const [isDismissed, setDismissed] = useState(false);
  const { run: storeDismissal } = useAction(() => request(provinceCalls.iKnowProvince, {}), {
    changes: [provinceCalls.getProvince],
  });
  if (isDismissed) return null;
  const onDismiss = () => {
    setDismissed(true);
    void storeDismissal();
  };
  return (
    <div className={styles.tip} role="status">
      <p>{t('province.tip', { province: provinceName })}</p>
      <Button isSmall onClick={onDismiss}>
        {t('province.dismiss')}
      </Button>
    </div>
  );
}
