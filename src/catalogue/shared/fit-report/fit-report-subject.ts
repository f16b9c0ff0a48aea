import { createStore } from '../../../providers/store.ts';

/** The number and vehicle that the user reports about. */
export interface FitReportSubject {
  vehicleId: number;
  vin?: string | undefined;
  /** Price brand of the number. */
  brandId: number;
  /** As printed. */
  oe: string;
  partName: string;
  /** The row of the parts book; unknown for a line of an order. */
  vehAssyId?: number | undefined;
  orderNo?: string | undefined;
  /** The catalogue says that it does not fit. */
  isMisfit: boolean;
}

/** What the dialog of `FitReportHost` is about; null while it is closed. */
export const fitReportSubject = createStore<FitReportSubject | null>(null);
