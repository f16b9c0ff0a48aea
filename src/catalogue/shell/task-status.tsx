import { useTranslation } from 'react-i18next';
import type { FastVinStatus } from '../../contract/fast-vin.ts';
import styles from './task-status.module.css';

/** How a VIN stands that was handed in to the staff. */
export function TaskStatus({ status }: { status: FastVinStatus }) {
  const { t } = useTranslation();
  return <span className={`${styles.status} ${styles[`status${status}`]}`}>{t(`fastVin.status.${status}`)}</span>;
}
