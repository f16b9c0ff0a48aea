import type { fitReportCalls } from '../../contract/fit-reports/calls.ts';
import type { AuthedContext } from '../http/request-context.ts';
import type { Handler, Handlers } from '../http/serve.ts';
import { withAdmission } from '../http/uploads/admission.ts';
import type { Database } from '../platform/db/database.ts';
import { Refusal } from '../platform/errors.ts';
import { consumeInFixedWindow, type RateLimit, refuseFullWindow } from '../platform/rate-limits.ts';
import type { Settings } from '../platform/settings.ts';
import { addReport } from './add-report.ts';
import { type FitReportCounts, noCounts } from './counts.ts';
import { companyOf, createOwnReports, type Reporter } from './own-reports.ts';
import { storedPhoto } from './photo.ts';
import { listReportedRows } from './reported-rows.ts';
import { listFitCountRows, listFitCounts } from './staff-counts.ts';
import { getStaffPhoto, getStaffReport } from './staff-reports.ts';

interface Dependencies {
  db: Database;
  settings: Settings;
  counts: FitReportCounts;
  /** Called after the corrections or counts have changed. */
  onChange(): void;
}

/** A photo that was too large or of another type is chosen again. */
const PHOTOS: RateLimit = { uses: 60, perS: 24 * 60 * 60 };
const photosKey = (userId: number) => `fit photo:account:${userId}`;

/** Reports of users that a part fits otherwise than the catalogue says, and what the staff sees of them. */
export function fitReportRoutes({ db, settings, counts, onChange }: Dependencies): Handlers<typeof fitReportCalls> {
  const reports = createOwnReports(db);
  const addPhoto: Handler<typeof fitReportCalls.addFitReportPhoto> = async ({ fitReportId }, context) => {
    const reporter = reporterOf(context);
    await consumeInFixedWindow(db.sql, photosKey(reporter.userId), PHOTOS);
    await reports.requireOpen(fitReportId, reporter);
    await reports.savePhoto(fitReportId, await storedPhoto(context.file.bytes), reporter);
    return null;
  };
  return {
    async reportFit(body, context) {
      const reporter = reporterOf(context);
      const perDay = settings.get('fitReports.perDay');
      const fitReportId = await addReport(db, body, { reporter, platform: context.platform, perDay });
      onChange();
      return reports.get(fitReportId, reporter);
    },
    addFitReportPhoto: withAdmission(async ({ context: { session } }) => {
      if (session !== null) await refuseFullWindow(db.sql, photosKey(session.userId), PHOTOS);
    }, addPhoto),
    async getFitReportPhoto({ fitReportId }, context) {
      // The reporter alone sees it: not the staff member who views the storefront as the reporter.
      if (context.session.viewer !== null) throw new Refusal('900404');
      return photoFile(fitReportId, await reports.getPhoto(fitReportId, reporterOf(context)));
    },
    listFitReports: (query, context) => reports.list(query, reporterOf(context)),
    async withdrawFitReport({ fitReportId }, context) {
      const reporter = reporterOf(context);
      await reports.withdraw(fitReportId, reporter);
      onChange();
      return reports.get(fitReportId, reporter);
    },
    async replyToFitReport({ fitReportId, reply }, context) {
      const reporter = reporterOf(context);
      await reports.reply(fitReportId, reply, reporter);
      return reports.get(fitReportId, reporter);
    },
    getFitReportNews: (_body, context) => reports.readNews(reporterOf(context)),
    async seeFitReportAnswers(_body, context) {
      await reports.markSeen(reporterOf(context));
      return null;
    },

    async fitReportFacts({ fitReportId }, context) {
      const report = await getStaffReport(db.sql, fitReportId, context);
      const { vehicleId, vehicleClass, groupId, oeId, assemblyId, callout, correction, isWithdrawn } = report;
      const [rows, counted] = await Promise.all([
        listReportedRows(db, report, context.language),
        counts.of([oeId], groupId),
      ]);
      return {
        vehicleId,
        vehicleTypeCode: vehicleClass,
        vehAssyId: assemblyId,
        orderNo: callout,
        rows,
        counts: counted.get(oeId) ?? noCounts,
        correction,
        isWithdrawn,
      };
    },
    fitCountList: (query, context) => listFitCounts(db.sql, query, context),
    fitCountRows: (query, context) => listFitCountRows(db.sql, query, context),
    fitReportPhoto: async ({ fitReportId }, context) =>
      photoFile(fitReportId, await getStaffPhoto(db.sql, fitReportId, context)),
  };
}

function reporterOf({ session, language }: AuthedContext): Reporter {
  return { userId: session.userId, companyId: companyOf(session), language };
}

function photoFile(fitReportId: number, image: Buffer) {
  return { fileName: `fit-report-${fitReportId}.webp`, mediaType: 'image/webp', content: image.toString('base64') };
}
