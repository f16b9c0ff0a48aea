import { useTranslation } from 'react-i18next';
import type { OePart } from '../../contract/oe/schemas.ts';
import { DEFAULT_PROVINCE } from '../../contract/provinces/rules.ts';
import { Button } from '../../ui/button.tsx';
import type { Quotes } from '../shared/prices/price-kinds.ts';
import { useProvince } from '../shared/province/use-province.ts';
import { orderItem } from '../shared/work-order/order-item.ts';
import type { AddToOrder } from '../shared/work-order/use-add-to-order.ts';

interface OeOrderButtonProps {
  part: OePart;
  quotes?: Quotes | undefined;
  adding: AddToOrder;
}

/** Puts a number on the work order that is being written, or takes it off again. */
export function OeOrderButton({ part, quotes, adding }: OeOrderButtonProps) {
  const { t } = useTranslation('oe');
  const { province } = useProvince();
  const item = orderItem(part, {
    price: part.price,
    province: province ?? DEFAULT_PROVINCE,
    partBrandName: t('order.originalBrand'),
    quotes,
  });
  const isOn = adding.isAdded(item);
  return (
    <Button
      isSmall
      isBusy={adding.isBusy(item)}
      aria-pressed={isOn}
      aria-label={`${t(isOn ? 'order.remove' : 'order.add')} ${part.oe} ${part.brandName}`}
      onClick={() => adding.toggle(item)}
    >
      {t(isOn ? 'order.added' : 'order.add')}
    </Button>
  );
}
