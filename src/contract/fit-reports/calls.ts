import { defineCalls } from '../call.ts';
import { FIT_COUNT_PAGE, FIT_PHOTO_MAX_BYTES, FIT_REPORT_PAGE } from './rules.ts';
import type * as schemas from './schemas.ts';

export const fitReportCalls = defineCalls<typeof schemas>()({
  /**
   * Reports how a number of the vehicle's parts book fits. From then on `misfit` and `fits` correct the fit for the
   * company's look-ups. 300361 if the number is not in the book, 300362 beyond the daily limit, 300363 for `other`
   * without a note.
   */
  reportFit: { path: '/fit_report/report', access: 'session', charge: 'free: own' },

  /** Adds the photo of an own report, or replaces it while the report waits. 300364 to 300367. */
  addFitReportPhoto: { path: '/fit_report/addPhoto', access: 'session', upload: { maxBytes: FIT_PHOTO_MAX_BYTES } },

  /** The photo of an own report. */
  getFitReportPhoto: {
    path: '/fit_report/ownPhoto',
    method: 'GET',
    access: 'session',
    isRead: true,
    media: 'image/webp',
    isFile: true,
    isRevalidated: true,
  },

  /** The caller's reports or those of the company, newest first. */
  listFitReports: { path: '/fit_report/own', access: 'session', isRead: true, charge: 'free: own' },

  /** Withdraws a report of the company: it corrects nothing and is counted no longer. */
  withdrawFitReport: { path: '/fit_report/withdraw', access: 'session', charge: 'free: own' },

  /** Adds what the staff needs to know to an own report; 300367 unless the answer is that more is needed. */
  replyToFitReport: { path: '/fit_report/reply', access: 'session', charge: 'free: own' },

  getFitReportNews: { path: '/fit_report/news', access: 'session', isRead: true, charge: 'free: own' },

  /** Marks all answers as seen. */
  seeFitReportAnswers: { path: '/fit_report/see', access: 'session' },

  /** The rows of the parts book with the reported number, and the counts of the number. */
  fitReportFacts: { path: '/fit_report/facts', access: FIT_REPORT_PAGE },

  /** The photo, for the staff. */
  fitReportPhoto: {
    path: '/fit_report/photo',
    method: 'GET',
    access: FIT_REPORT_PAGE,
    media: 'image/webp',
    isFile: true,
    isRevalidated: true,
  },

  /** Reports and returned lines by number, vehicle and reason, so that the staff see which data is wrong. */
  fitCountList: { path: '/fit_report/counts', access: FIT_COUNT_PAGE, work: 'search' },

  /** The reports or returned lines that a figure of fitCountList counts. */
  fitCountRows: { path: '/fit_report/countRows', access: FIT_COUNT_PAGE, work: 'search' },
});
