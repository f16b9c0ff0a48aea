import { calls } from '../../../src/contract/all-calls.ts';
import type { TestApi } from '../server/api.ts';
import { tinyVins } from '../tiny-catalogue/tiny-catalogue.ts';
import type { ValidBodies } from './body-types.ts';

/** The front brake pads of the tiny catalogue do not fit its first vehicle. */
export const tinyReport = {
  vehicleId: 1,
  vin: tinyVins.one,
  brandId: 1,
  oe: '1K0 698 151 A',
  vehAssyId: 1,
  orderNo: '1',
  kind: 'misfit',
  note: '卡钳装不上',
} as const;

/** Valid bodies for the calls of fit reports. */
export function fitReportBodies(api: () => TestApi) {
  async function report() {
    const { result } = await api().post(calls.reportFit, tinyReport);
    return { fitReportId: result.fitReportId };
  }

  async function withPhoto() {
    const { fitReportId } = await report();
    const image = Buffer.from('RIFF');
    await api().db.sql.insertInto('fitReportPhoto').values({ fitReportId, image }).execute();
    return { fitReportId: String(fitReportId) };
  }

  return {
    report,
    bodies: {
      reportFit: tinyReport,
      getFitReportPhoto: withPhoto,
      listFitReports: {},
      withdrawFitReport: report,
      replyToFitReport: async () => {
        const { fitReportId } = await report();
        await api()
          .db.sql.updateTable('fitReport')
          .set({ status: 'needsMore', answer: '请补充照片' })
          .where('fitReportId', '=', fitReportId)
          .execute();
        return { fitReportId, reply: '已补充照片' };
      },
      getFitReportNews: {},
      seeFitReportAnswers: {},
      fitReportFacts: report,
      fitCountList: {},
      fitCountRows: {
        source: 'report',
        reason: 'misfit',
        searchOe: '1K0698151A',
        brandId: 1,
        vehicleId: 1,
      },
      fitReportPhoto: withPhoto,
    } satisfies Partial<ValidBodies>,
  };
}
