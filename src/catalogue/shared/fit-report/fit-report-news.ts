import { fitReportCalls } from '../../../contract/fit-reports/calls.ts';
import { request } from '../../../providers/calls/client.ts';
import { refetchCalls } from '../../../providers/calls/refetch-calls.ts';
import { createStore } from '../../../providers/store.ts';

/** The number of answers that the user has not seen, for the header. */
export const fitReportNewsNum = createStore(0);

/** Marks all answers as seen. After a failure they are new again at the next visit. */
export async function markFitAnswersSeen(): Promise<void> {
  try {
    await request(fitReportCalls.seeFitReportAnswers, {});
    await refetchCalls(fitReportCalls.getFitReportNews);
  } catch {
    // Nothing is lost.
  }
}
