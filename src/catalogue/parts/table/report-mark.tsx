import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { fitReportSubject } from '../../shared/fit-report/fit-report-subject.ts';
import { useListData } from './list-context.ts';
import styles from './marks.module.css';
import { useRowTabIndex } from './row-tab-index.ts';
import type { Row } from './rows.ts';

/** Reports that the part fits otherwise than the row says. */
export function ReportMark({ row: { part } }: { row: Row }) {
  const { t } = useTranslation('parts');
  const { vehicleId, vin } = useListData();
  const tabIndex = useRowTabIndex();
  const label = t('list.report', { name: part.stdPartName });
  return (
    <Button
      variant="plain"
      isSmall
      isIcon
      tabIndex={tabIndex}
      className={styles.report ?? ''}
      aria-label={label}
      title={label}
      onClick={() =>
        fitReportSubject.set({
          vehicleId,
          vin,
          brandId: part.priceBrandId,
          oe: part.oe,
          partName: part.stdPartName,
          orderNo: part.orderNo,
          isMisfit: part.fit.grade === 'misfit',
        })
      }
    >
      <Icon name="flag" size={15} />
    </Button>
  );
}
