import { calls, resources } from '../../../src/contract/all-calls.ts';
import type { TestApi } from '../server/api.ts';
import type { GoodBodies } from './body-types.ts';

/** What the calls of the survey, of news, of counted visits and of tickets answer well. */
export function siteBodies(api: () => TestApi) {
  /** A questionnaire that is open, with a question that may be left out. */
  async function aSurvey(): Promise<number> {
    const { result } = await api().post(resources.questionnaire.add, { versionContent: '2.0', isOpen: true });
    const { questionnaireId } = result;
    await api().post(resources.question.add, { questionnaireId, question: '还缺什么？', questionType: 'textarea' });
    return questionnaireId;
  }

  return {
    remind: {},
    getQuestion: {},
    submit: async () => {
      await aSurvey();
      return { paramArray: [] };
    },
    surveyLater: {},
    surveyAnswers: async () => ({ questionnaireId: await aSurvey() }),
    updateContent: {},
    knowUpdate: async () => {
      const notice = { title: '新版本', content: '新增品牌件查询', version: '2.1.0' };
      return { noticeId: (await api().post(resources.notice.add, notice)).result.noticeId };
    },
    countClick: { visits: [{ path: '/index', times: 2 }] },
    currentTime: {},
    buriedPointSave: { pointCode: 'home', name: '首页', path: '/index', isOn: true },
    buriedCounts: {},
    makeTicket: {},
    redeemTicket: async () => {
      const { url } = (await api().post(calls.makeTicket, {})).result;
      const { host, searchParams } = new URL(url);
      return { key: searchParams.get('key') ?? '', token: searchParams.get('token') ?? '', host };
    },
  } satisfies Partial<GoodBodies>;
}
