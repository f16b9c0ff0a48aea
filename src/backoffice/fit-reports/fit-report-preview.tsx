import { Descriptions } from 'antd';
import { useMessages } from '../messages.ts';
import type { Row } from '../resource.ts';
import styles from './fit-report-details.module.css';
import { FitReportDetails } from './fit-report-details.tsx';

const FIELDS = ['oe', 'partName', 'vehicleName', 'vin', 'note', 'reply'] as const;

/** The report beside the form of its answer. */
export function FitReportPreview({ values }: { values: Row }) {
  const { t } = useMessages();
  return (
    <div className={styles.preview}>
      <Descriptions
        bordered
        size="small"
        column={1}
        layout="vertical"
        items={[
          { key: 'kind', label: t('fitReport:field.kind'), children: t(`fitReport:option.kind.${values.kind}`) },
          ...FIELDS.flatMap((field) => {
            const text = typeof values[field] === 'string' ? values[field] : '';
            return text === '' ? [] : [{ key: field, label: t(`fitReport:field.${field}`), children: text }];
          }),
        ]}
      />
      <FitReportDetails values={values} />
    </div>
  );
}
