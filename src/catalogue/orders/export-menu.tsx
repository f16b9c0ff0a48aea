import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WorkOrder, WorkOrderItem } from '../../contract/work-orders.ts';
import { language } from '../../providers/language.ts';
import { tell } from '../../providers/notification.ts';
import { siteOfPage } from '../../providers/site.ts';
import { useStore } from '../../providers/store.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Popover } from '../../ui/popover.tsx';
import { type ExportFormat, exportFormats, exportOrder } from './export-order.ts';
import styles from './order-screen.module.css';
import { orderSheet } from './order-sheet.ts';
import { useProvinceName } from './use-province-name.ts';

interface ExportMenuProps {
  order: WorkOrder;
  items: readonly WorkOrderItem[];
}

/** Gives the order out as a file, written in the browser. */
export function ExportMenu({ order, items }: ExportMenuProps) {
  const { t } = useTranslation('orders');
  const locale = useStore(language);
  const provinceName = useProvinceName();
  const [isBusy, setBusy] = useState(false);
  const onExport = async (format: ExportFormat) => {
    setBusy(true);
    try {
      const isDemo = siteOfPage().isDemo;
      await exportOrder(orderSheet({ order, items, language: locale, t, provinceName, isDemo }), format);
    } catch {
      // The writer could not be fetched, or the browser refused the file: the order itself is untouched.
      tell('error', t('order.exportFailed'));
    } finally {
      setBusy(false);
    }
  };
  const face = (
    <>
      <Icon name="download" size={16} />
      {t(isBusy ? 'order.exporting' : 'order.export')}
      <Icon name="down" size={14} />
    </>
  );
  return (
    <Popover label={t('order.export')} face={face} className={styles.export ?? ''}>
      <div className={styles.formats}>
        {exportFormats.map((format) => (
          <Button
            key={format}
            look="plain"
            disabled={isBusy}
            onClick={(event) => {
              event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
              void onExport(format);
            }}
          >
            {t(`order.exportAs.${format}`)}
          </Button>
        ))}
      </div>
    </Popover>
  );
}
