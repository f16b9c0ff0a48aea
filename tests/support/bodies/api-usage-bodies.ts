import { calls } from '../../../src/contract/all-calls.ts';
import type { TestApi } from '../server/api.ts';
import { draftOf } from './api-interface-bodies.ts';
import type { ValidBodies } from './body-types.ts';

/** Valid bodies for the calls about the usage of API services. */
export function apiUsageBodies(api: () => TestApi) {
  const period = { from: '2026-01-01', to: '2026-01-31' };

  /** An interface that repairs VINs, which the manager has units for. */
  async function addInterface(): Promise<string> {
    const code = `used${Math.random().toString(36).slice(2, 10)}`;
    const { classId } = (await api().post(calls.bigClassSave, { code, name: code, nameEn: code, iconName: 'car' }))
      .result;
    const definition = draftOf(code, classId);
    const { interfaceId } = (await api().post(calls.interfaceSave, { code, definition })).result;
    const { sql: db } = api().db;
    await db
      .insertInto('apiInterfaceVersion')
      .values({
        ...{ interfaceId, version: 1, definition: JSON.stringify(definition), changes: '[]', isBreaking: false },
        ...{ notes: '', notesEn: '', publishedBy: null },
      })
      .execute();
    await db
      .updateTable('apiInterface')
      .set({ status: 'published', version: 1, publishedClassId: classId, hasChanges: false })
      .where('interfaceId', '=', interfaceId)
      .execute();
    const { userId } = api().users.manager;
    await db
      .insertInto('apiGrant')
      .values({
        userId,
        interfaceCode: code,
        units: 5,
        expiresAt: '2099-01-01T00:00:00Z',
        origin: 'staff',
        createdBy: null,
      })
      .execute();
    return code;
  }

  const callBody = async () => ({
    keyId: null,
    interfaceCode: await addInterface(),
    body: '{"vin":"LSVNV2184G2100010"}',
  });

  async function addRequest(): Promise<{ requestId: string }> {
    const { result } = await api().post(calls.callInterface, await callBody());
    return { requestId: JSON.parse(result.response.body).requestId };
  }

  return {
    userInterfaceList: async () => {
      await addInterface();
      // The list of published interfaces is cached for a second.
      while ((await api().post(calls.userInterfaceList, {})).code === '600203');
      return {};
    },
    userStatistics: period,
    apiRequestList: { isFailed: false },
    apiRequestDetail: addRequest,
    apiCallPrice: async () => ({ keyId: null, interfaceCode: await addInterface() }),
    callInterface: callBody,
    apiLogList: async () => ({ after: (await addRequest()).requestId }),
    apiLogDetail: addRequest,
    apiUsageStatistics: period,
    apiLogExport: { format: 'csv', statusClass: '5', transport: 'mcp', reason: 'empty' },
    apiFailureList: {},
  } satisfies Partial<ValidBodies>;
}
