import { expect } from 'vitest';
import { calls } from '../../../src/contract/all-calls.ts';
import { newRequestId } from '../../../src/server/api-services/gateway/request-id.ts';
import { draftOf } from '../bodies/api-interface-bodies.ts';
import type { TestApi } from '../server/api.ts';

export interface ApiRecords {
  permissionId: number;
  grantId: number;
  keyId: number;
  interfaceId: number;
  requestId: string;
}

export const API_CODE = 'oeSearch';

/** What a user has of API services, with the mark in their texts: rules, units, a key, a draft to preview, and a call. */
export async function addApiRecords(api: TestApi, userId: number, mark: string): Promise<ApiRecords> {
  const { sql: db } = api.db;
  const { permissionId } = (
    await api.post(calls.permissionSave, {
      ...{ subject: { userId }, interfaceCode: API_CODE, isAllowed: true, fieldRules: {} },
      ...{ perSecond: 5, perDay: null, rowVersion: null },
    })
  ).result;
  const expiresAt = '2099-01-01T00:00:00.000Z';
  const grant = { userId, interfaceCode: API_CODE, units: 9, expiresAt, reason: `${mark} pilot` };
  const { grantId } = (await api.post(calls.apiGrantAdd, grant)).result;
  const { keyId } = await db
    .insertInto('apiKey')
    .values({
      ...{ userId, accessId: 'outland', mode: 'live', name: `${mark} key`, keyHash: 'h', hint: 'abcd', sealedKey: '' },
      ...{ networks: [], interfaces: null, perSecond: null, perDay: null },
    })
    .returning('keyId')
    .executeTakeFirstOrThrow();
  const classCode = { code: 'outland', name: 'o', nameEn: 'o', iconName: 'car' };
  const { classId } = (await api.post(calls.bigClassSave, classCode)).result;
  const draft = { code: 'outlandDraft', definition: draftOf('outlandDraft', classId) };
  const { interfaceId, rowVersion } = (await api.post(calls.interfaceSave, draft)).result;
  const preview = await api.post(calls.previewSave, { interfaceId, rowVersion, userIds: [userId] });
  expect(preview.result.rows).toHaveLength(1);
  const requestId = newRequestId();
  await db
    .insertInto('apiRequest')
    .values({
      ...{ requestId, requestedAt: new Date().toISOString(), userId, keyId, interfaceCode: API_CODE, version: 1 },
      ...{ mode: 'live', transport: 'http', status: 200, code: '000000', units: 1, reason: 'charged', durationMs: 1 },
      ...{ address: '', body: mark, answer: mark, isBodyCut: false, isAnswerCut: false },
    })
    .execute();
  await api.db.execute(`insert into api_usage_day (day, user_id, interface_code, mode, calls, units)
    values ('2026-01-05', ${userId}, '${API_CODE}', 'live', 1, 1);
    insert into api_usage_customer_day (day, user_id, mode, calls, units)
    values ('2026-01-05', ${userId}, 'live', 1, 1);`);
  return { permissionId, grantId, keyId, interfaceId, requestId };
}
