import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WorkOrder } from '../../../contract/work-orders/schemas.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useProvince } from '../province/use-province.ts';
import type { OrderVehicle } from '../work-order/order-vehicle.ts';
import { MessageText } from './message-text.tsx';
import { PasteGroupSection } from './paste-group-section.tsx';
import { type OrderText, pasteGroups, unknownTexts } from './paste-groups.ts';
import styles from './paste-order.module.css';
import { type OrderDraft, useMakeOrder } from './use-paste-order.ts';

interface PasteResultProps {
  message: string;
  result: OrderText;
  order: WorkOrder | undefined;
  onBack: () => void;
  onDone: () => void;
}

/** More unknown words than these are only marked in the message. */
const UNKNOWN_LISTED = 20;

/** What was understood, the rows of each vehicle, and the button that makes the order. */
export function PasteResult({ message, result, order, onBack, onDone }: PasteResultProps) {
  const { t } = useTranslation('work-orders-paste');
  const { province } = useProvince();
  const [groups] = useState(() => pasteGroups(result, order !== undefined && order.vehicleId !== null));
  const [drafts, setDrafts] = useState<ReadonlyMap<number, OrderDraft>>(new Map());
  const { run, isBusy, errorMessage } = useMakeOrder({ listId: order?.listId, onDone });
  const unknown = unknownTexts(message, result);
  const ready = [...drafts.values()].filter(({ chosen }) => chosen.length > 0);
  const count = ready.reduce((sum, { chosen }) => sum + chosen.length, 0);
  const setDraft = (index: number, draft: OrderDraft | null) =>
    setDrafts((before) => {
      const next = new Map(before);
      if (draft === null) next.delete(index);
      else next.set(index, draft);
      return next;
    });
  return (
    <div className={styles.result}>
      <MessageText message={message} spans={result.spans} />
      {unknown.length > 0 && (
        <p className={styles.warning} role="status">
          <Icon name="warning" size={16} />
          {t('unknown', { count: unknown.length, words: unknown.slice(0, UNKNOWN_LISTED).join(t('comma')) })}
        </p>
      )}
      {result.parts.length === 0 && <p role="status">{t('noParts')}</p>}
      {groups.map((group, index) => (
        <PasteGroupSection
          key={group.parts[0]?.index ?? index}
          group={group}
          orderVehicle={order === undefined || order.vehicleId === null ? null : vehicleOfOrder(order)}
          onDraft={(draft) => setDraft(index, draft)}
        />
      ))}
      {errorMessage !== null && <p role="alert">{errorMessage}</p>}
      <div className={styles.foot}>
        <Button onClick={onBack}>{t('back')}</Button>
        <Button
          variant="primary"
          isBusy={isBusy}
          disabled={count === 0 || province === undefined}
          onClick={() => province !== undefined && void run({ drafts: ready, province })}
        >
          {order === undefined ? t('make', { count: ready.length }) : t('add', { count })}
        </Button>
      </div>
    </div>
  );
}

function vehicleOfOrder({ vehicleId, vin, vehicleType, brandName, familyName, vehicleName }: WorkOrder): OrderVehicle {
  return { vehicleId, vin, vehicleType, brandName, familyName, vehicleName };
}
