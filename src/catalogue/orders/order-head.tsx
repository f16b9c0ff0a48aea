import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { WorkOrder, WorkOrderItem } from '../../contract/work-orders.ts';
import { language } from '../../providers/language.ts';
import { useStore } from '../../providers/store.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { links } from '../routes.ts';
import { CopyButton } from '../shell/copy-button.tsx';
import { EditableText } from './editable-text.tsx';
import { ExportMenu } from './export-menu.tsx';
import styles from './order-screen.module.css';
import { partsOf } from './parts-of.ts';
import { renameOrder } from './rename-order.ts';
import { shownTime } from './shown-time.ts';
import { useProvinceName } from './use-province-name.ts';

interface OrderHeadProps {
  order: WorkOrder;
  items: readonly WorkOrderItem[];
}

/** What the order is called, which vehicle it is for, and what can be done with it. */
export function OrderHead({ order, items }: OrderHeadProps) {
  const { t } = useTranslation('orders');
  const parts = partsOf(order);
  return (
    <header className={styles.head}>
      <Link className={styles.back} to={links.orders()}>
        <Icon name="left" size={16} />
        {t('order.back')}
      </Link>
      <div className={styles.title}>
        <EditableText
          value={order.name}
          label={t('rename.label')}
          action={t('rename.action', { name: order.name })}
          maxLength={60}
          emptyError={t('rename.empty')}
          onSave={(name) => renameOrder(order.listId, name)}
        >
          <h1>{order.name}</h1>
        </EditableText>
        <div className={styles.actions}>
          {parts !== null && (
            <Link className={buttonClass('primary')} to={parts}>
              <Icon name="plus" size={16} />
              {t('order.parts')}
            </Link>
          )}
          <Button onClick={() => window.print()}>
            <Icon name="print" size={16} />
            {t('order.print')}
          </Button>
          <ExportMenu order={order} items={items} />
        </div>
      </div>
      <OrderFacts order={order} />
    </header>
  );
}

function OrderFacts({ order }: { order: WorkOrder }) {
  const { t } = useTranslation('orders');
  const locale = useStore(language);
  const provinceName = useProvinceName();
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('fact.vehicle')}</dt>
        <dd>{order.vehicleName || t('list.noVehicle')}</dd>
      </div>
      {order.vin !== null && (
        <div>
          <dt>{t('fact.vin')}</dt>
          <dd className={styles.vin}>
            <span className="oe">{order.vin}</span>
            <CopyButton text={order.vin} />
          </dd>
        </div>
      )}
      <div>
        <dt>{t('fact.province')}</dt>
        <dd>{provinceName(order.provinceCode)}</dd>
      </div>
      <div>
        <dt>{t('fact.updated')}</dt>
        <dd className="number">{shownTime(order.updateTime, locale)}</dd>
      </div>
    </dl>
  );
}
