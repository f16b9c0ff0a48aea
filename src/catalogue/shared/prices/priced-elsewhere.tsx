import { useTranslation } from 'react-i18next';
import type { PartPrice } from '../../../contract/prices/schemas.ts';
import { regionOf } from '../../../contract/provinces/rules.ts';
import type { ProvinceCode } from '../../../contract/provinces/schemas.ts';
import { Button } from '../../../ui/button.tsx';
import { Popover } from '../../../ui/overlay/popover.tsx';
import { provinceChange } from '../province/province-change.ts';
import { useProvince } from '../province/use-province.ts';
import { useSwitchProvince } from '../province/use-switch-province.ts';
import styles from './priced-elsewhere.module.css';

/**
 * Beside a market price that this province lacks: how many others have one, with a panel to switch to one of them. The panel
 * is a block, which no paragraph may hold.
 */
export function PricedElsewhere({ price }: { price: Pick<PartPrice, 'pricedElsewhere'> | null | undefined }) {
  const provinces = price?.pricedElsewhere ?? [];
  return provinces.length === 0 ? null : <ElsewherePopover provinces={provinces} />;
}

function ElsewherePopover({ provinces }: { provinces: readonly ProvinceCode[] }) {
  const { t } = useTranslation('prices');
  const { province, provinceName } = useProvince();
  return (
    <Popover
      className={styles.trigger ?? ''}
      label={t('elsewhere.label', { province: provinceName, count: provinces.length })}
      trigger={t('elsewhere.short', { count: provinces.length })}
    >
      <div className={styles.panel}>
        <p>{t('elsewhere.label', { province: provinceName, count: provinces.length })}</p>
        <div className={styles.provinces}>
          {nearestFirst(provinces, province).map((code) => (
            <ProvinceButton key={code} code={code} />
          ))}
        </div>
      </div>
    </Popover>
  );
}

/** Switches at once where it is free, otherwise asks, since it costs a lookup. */
function ProvinceButton({ code }: { code: ProvinceCode }) {
  const { nameOf, isFree } = useProvince();
  const { switchTo } = useSwitchProvince();
  return (
    <Button
      isSmall
      onClick={(event) => {
        event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
        const change = { provinceCode: code, isDefault: false };
        if (isFree(code)) void switchTo(change);
        else provinceChange.set({ ...change, isFromLink: false });
      }}
    >
      {nameOf(code)}
    </Button>
  );
}

/** The provinces of the reader's region first. */
function nearestFirst(codes: readonly ProvinceCode[], own: ProvinceCode | undefined): ProvinceCode[] {
  if (own === undefined) return [...codes];
  const isNear = (code: ProvinceCode) => regionOf(code) === regionOf(own);
  return [...codes.filter(isNear), ...codes.filter((code) => !isNear(code))];
}
