import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatDateTime } from '../../../contract/shop-time.ts';
import { fullName } from '../../../contract/vehicles/vehicle-names.ts';
import { ORDER_REMARK_MAX } from '../../../contract/work-orders/rules.ts';
import type { WorkOrder } from '../../../contract/work-orders/schemas.ts';
import { language } from '../../../providers/language.ts';
import { useStore } from '../../../providers/store.ts';
import { CopyButton } from '../../shared/clipboard/copy-button.tsx';
import { links } from '../../shared/navigation/paths.ts';
import { editOrder } from '../edit-order.ts';
import { EditableText } from '../editable-text.tsx';
import { UnsentNote } from '../unsent/unsent-note.tsx';
import { useOrderPeople } from '../use-order-people.ts';
import styles from './order-screen.module.css';
import { ChangesButton } from './record/changes-button.tsx';
import { useProvinceName } from './use-province-name.ts';

/** The order's vehicle, VIN, price province, time of the last change, and remark. */
export function OrderFacts({ order }: { order: WorkOrder }) {
  const { t } = useTranslation('work-orders');
  const locale = useStore(language);
  const provinceName = useProvinceName();
  const { listId, vehicleId, vehicleType, vin, remark } = order;
  const people = useOrderPeople();
  const lastChangedBy = people.nameOf(order.updatedBy);
  return (
    <dl className={styles.facts}>
      <Fact label={t('fact.vehicle')}>
        {vehicleId === null ? (
          fullName(order) || t('list.noVehicle')
        ) : (
          <Link to={links.vehicleDetail(vehicleId, vin ?? undefined, vehicleType === 'cov' ? 'B' : 'C')}>
            {fullName(order)}
          </Link>
        )}
      </Fact>
      {vin !== null && (
        <Fact label={t('fact.vin')}>
          <span className="oe">{vin}</span>
          <CopyButton text={vin} />
        </Fact>
      )}
      <Fact label={t('fact.province')}>{provinceName(order.provinceCode)}</Fact>
      {people.isShared && (
        <Fact label={t('listColumn.owner')}>{people.nameOf(order.ownerId) ?? t('owner.unknown')}</Fact>
      )}
      <Fact label={t('fact.updated')}>
        <span className="number">{formatDateTime(order.updateTime, locale)}</span>
        {people.isShared && lastChangedBy !== undefined && <span>· {lastChangedBy}</span>}
        <ChangesButton listId={order.listId} people={people} />
      </Fact>
      {(['customerName', 'plate'] as const).map((field) => (
        <Fact key={field} label={t(`fact.${field === 'plate' ? 'plate' : 'customer'}`)}>
          <EditableText
            value={order[field]}
            label={t(`customer.${field}`)}
            action={t(`customer.edit.${field}`)}
            maxLength={field === 'plate' ? 16 : 60}
            onSave={(text) => editOrder(order, field, text)}
          >
            {order[field] === '' ? <span className="quiet">{t('customer.add')}</span> : <span>{order[field]}</span>}
          </EditableText>
          <UnsentNote listId={listId} partId={null} field={field} />
        </Fact>
      ))}
      <Fact label={t('fact.remark')}>
        <EditableText
          value={remark}
          label={t('order.remark')}
          action={t('order.editRemark')}
          maxLength={ORDER_REMARK_MAX}
          onSave={(text) => editOrder(order, 'remark', text)}
        >
          {remark === '' ? <span className="quiet">{t('item.addRemark')}</span> : <span>{remark}</span>}
        </EditableText>
        <UnsentNote listId={listId} partId={null} field="remark" />
      </Fact>
    </dl>
  );
}

interface FactProps {
  label: string;
  children: ReactNode;
}

function Fact({ label, children }: FactProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
