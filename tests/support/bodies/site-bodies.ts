import { calls, resources } from '../../../src/contract/all-calls.ts';
import type { TestApi } from '../server/api.ts';
import type { ValidBodies } from './body-types.ts';

/** Valid bodies for the calls of the home page, the survey, notices, visits and tickets. */
export function siteBodies(api: () => TestApi) {
  /** Adds an open questionnaire with an optional question. */
  async function addSurvey(): Promise<number> {
    const { result } = await api().post(resources.questionnaire.add, { versionContent: '2.0', isOpen: true });
    const { questionnaireId } = result;
    await api().post(resources.question.add, { questionnaireId, question: '还缺什么？', questionType: 'textarea' });
    return questionnaireId;
  }

  const viewState = {
    filters: [],
    sort: [],
    columns: [{ field: 'roleName', width: null }],
    density: 'middle' as const,
  };
  let views = 0;

  async function addView() {
    const body = { page: '/manager/role', name: `View ${++views}`, state: viewState };
    const { viewId: id, rowVersion } = (await api().post(calls.savedViewAdd, body)).result;
    return { id, rowVersion };
  }

  return {
    homePage: {},
    homeDrawing: { platform: 'easyEpc' },
    listExport: { resource: 'role', filters: {}, sort: [], pageNum: 1, format: 'csv' },
    tableExport: { table: 'purchase', rows: 3, format: 'csv', query: '' },
    savedViewList: { page: '/manager/role' },
    savedViewAdd: { page: '/manager/role', name: 'Sellers', state: viewState },
    savedViewEdit: async () => ({ ...(await addView()), values: { name: `Renamed ${views}` } }),
    savedViewShare: async () => ({ ...(await addView()), isShared: true }),
    savedViewDelete: addView,
    savedViewDefault: { page: '/manager/role', viewId: null },
    remind: {},
    getQuestion: {},
    submit: async () => {
      await addSurvey();
      return { paramArray: [] };
    },
    surveyLater: {},
    surveyAnswers: async () => ({ questionnaireId: await addSurvey() }),
    updateContent: {},
    knowUpdate: async () => {
      const notice = { title: '新版本', content: '新增品牌件查询', version: '2.1.0' };
      return { noticeId: (await api().post(resources.notice.add, notice)).result.noticeId };
    },
    countClick: { visits: [{ path: '/index', times: 2 }] },
    currentTime: {},
    buriedPointSave: async () => {
      const point = { pointCode: `home-${Date.now()}`, name: '首页', path: '/index' };
      const { pointId, rowVersion } = (await api().post(resources.buried.add, point)).result;
      return { points: [{ pointId, rowVersion, isOn: false }] };
    },
    verCon: {},
    buriedCounts: {},
    buriedFunnel: {},
    configGet: {},
    configSave: { values: { 'contact.hotline': { rowVersion: 0, value: '400-000-0000' } } },
    configHistory: { key: 'contact.hotline' },
    statisticSeries: { from: '2026-01-01', to: '2026-01-31', unit: 'week' },
    statisticRows: { metric: 'users' },
    startFigures: {},
    makeTicket: {},
    redeemTicket: async () => {
      const { url } = (await api().post(calls.makeTicket, {})).result;
      const { host, searchParams } = new URL(url);
      return { key: searchParams.get('key') ?? '', token: searchParams.get('token') ?? '', host };
    },
  } satisfies Partial<ValidBodies>;
}
