/** The back-office page of the reports, also the power that opens it. */
export const FIT_REPORT_PAGE = '/manager/fit_report';

/** The staff's counts of reports and returns; also their power. */
export const FIT_COUNT_PAGE = '/manager/fit_count';

/** report: a report about the fit; return: a line of a work order with a return reason. */
export const fitCountSources = ['report', 'return'] as const;

/** Reports per account and day in Asia/Shanghai. */
export const FIT_REPORTS_PER_DAY = 20;

/** Fits a full-size phone photo (JPEG, PNG or WebP, recognised by content). */
export const FIT_PHOTO_MAX_BYTES = 10 * 1024 * 1024;

/** misfit: does not fit; fits: fits, although the catalogue says otherwise. Only these two correct the fit. */
export const fitReportKinds = ['misfit', 'fits', 'quantity', 'picture', 'superseded', 'other'] as const;
export type FitReportKind = (typeof fitReportKinds)[number];

export const correctingKinds = ['misfit', 'fits'] as const satisfies readonly FitReportKind[];
export type FitVerdict = (typeof correctingKinds)[number];

export const fitReportStatuses = ['open', 'needsMore', 'confirmed', 'notConfirmed'] as const;
export type FitReportStatus = (typeof fitReportStatuses)[number];

export function isCorrecting(kind: FitReportKind): kind is FitVerdict {
  return correctingKinds.some((correcting) => correcting === kind);
}
