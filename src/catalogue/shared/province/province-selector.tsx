import { useTranslation } from 'react-i18next';
import { useStore } from '../../../providers/store.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Popover } from '../../../ui/overlay/popover.tsx';
import { provinceChange } from './province-change.ts';
import { ProvinceDialog } from './province-dialog.tsx';
import { ProvincePanel } from './province-panel.tsx';
import styles from './province-selector.module.css';
import { useProvince } from './use-province.ts';
import { useProvinceSync } from './use-province-sync.ts';

/** The price province, with a panel to switch it. */
export function ProvinceSelector() {
  const { t } = useTranslation('prices');
  const { provinceName } = useProvince();
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
    </span>
  );
}
