import { sql } from 'kysely';
import type { RecordsOfUser } from '../platform/audit/records-of-user.ts';
import type { Database } from '../platform/db/database.ts';
import type { Settings } from '../platform/settings.ts';
import { createCorrections, type FitCorrections } from './corrections.ts';
import { createCounts, type FitReportCounts } from './counts.ts';
import { fitReportRoutes } from './routes.ts';
import { staffReportService } from './staff-reports.ts';

/** What users report about the fit of parts. It never changes the catalogue. */
export function fitReportsDomain({ db, settings }: { db: Database; settings: Settings }) {
  const corrections = createCorrections(db);
  const counts = createCounts(db);
  const onChange = () => {
    corrections.invalidate();
    counts.invalidate();
  };
  return {
    calls: fitReportRoutes({ db, settings, counts, onChange }),
    resources: { fitReport: staffReportService(db, { onAnswer: counts.invalidate }) },
    recordsOfUser,
    /** For the rows of parts books: what the company of an account has corrected. */
    corrections: { of: corrections.of } satisfies FitCorrections,
    /** For the evidence of rows. */
    counts: { of: counts.of } satisfies FitReportCounts,
  };
}

const recordsOfUser: RecordsOfUser = {
  fitReport: (userId) => sql`select fit_report_id from fit_report where user_id = ${userId}`,
};
