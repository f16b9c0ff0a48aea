import { crud } from '../crud.ts';
import { FIT_REPORT_PAGE } from './rules.ts';
import { FitReportAnswer, StaffFitReport } from './schemas.ts';

/** Reports as the staff lists and answers them. */
export const fitReports = crud('fitReport', {
  item: StaffFitReport,
  id: 'fitReportId',
  nameField: 'oe',
  input: FitReportAnswer,
  filters: StaffFitReport.pick({
    status: true,
    kind: true,
    oe: true,
    vin: true,
    vehicleName: true,
    companyName: true,
    reportedBy: true,
    createdAt: true,
  }),
  power: FIT_REPORT_PAGE,
  table: 'fit_report',
  without: ['add', 'delete'],
});
