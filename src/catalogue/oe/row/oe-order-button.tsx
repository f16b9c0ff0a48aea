import { useTranslation } from 'react-i18next';
import type { OePart } from '../../../contract/oe/schemas.ts';
import { DEFAULT_PROVINCE } from '../../../contract/provinces/rules.ts';
import { Button } from '../../../ui/button.tsx';
import type { Quotes } from '../../shared/prices/price-kinds.ts';
import { useProvince } from '../../shared/province/use-province.ts';
import { orderItem } from '../../shared/work-order/order-item.ts';
import type { AddToOrder } from '../../shared/work-order/use-add-to-order.ts';

interface OeOrderButtonProps {
  part: OePart;
  quotes?: Quotes | undefined;
  order: AddToOrder;
}

/** Adds a number to the current work order, or removes it. */
export function OeOrderButton({ part, quotes, order }: OeOrderButtonProps) {
  const { t } = useTranslation('oe');
  const { province } = useProvince();
  const item = orderItem(part, {
    price: part.price,
    province: province ?? DEFAULT_PROVINCE,
    partBrandName: t('order.originalBrand'),
    quotes,
  });
  const isAdded = order.isAdded(item);
  return (
    <Button
      isSmall
      isBusy={order.isBusy(item)}
      aria-pressed={isAdded}
      aria-label={`${t(isAdded ? 'order.remove' : 'order.add')} ${part.oe} ${part.brandName}`}
      onClick={() => order.toggle(item)}
    >
      {t(isAdded ? 'order.added' : 'order.addShort')}
    </Button>
  );
}
