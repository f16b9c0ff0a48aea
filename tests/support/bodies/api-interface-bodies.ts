import { calls } from '../../../src/contract/all-calls.ts';
import { addressOf, type Definition } from '../../../src/contract/api-services/definition.ts';
import type { TestApi } from '../server/api.ts';
import type { ValidBodies } from './body-types.ts';

/** A draft over the operation that repairs VINs, without its parameters. */
export function draftOf(code: string, classId: number): Definition {
  return {
    name: `接口 ${code}`,
    nameEn: `Interface ${code}`,
    summary: '',
    summaryEn: '',
    address: addressOf(code),
    requestMethod: 'POST',
    requestType: 'application/json',
    count: 1,
    rule: 'answer',
    classId,
    industryLabel: '',
    industryLabelEn: '',
    headers: [],
    body: [],
    response: [],
    requestExample: '{}',
    responseExample: '{}',
    errorCodes: [],
    source: { kind: 'operation', operation: 'vinRepair' },
  };
}

/** Bodies of the calls about interfaces. */
export function apiInterfaceBodies(api: () => TestApi) {
  let serial = 0;
  const nextCode = () => `sample${++serial}x${Math.random().toString(36).slice(2, 8)}`;

  async function addClass() {
    const code = nextCode();
    const { result } = await api().post(calls.bigClassSave, { code, name: code, nameEn: code, iconName: 'car' });
    return result;
  }

  async function addInterface() {
    const code = nextCode();
    const { classId } = await addClass();
    return (await api().post(calls.interfaceSave, { code, definition: draftOf(code, classId) })).result;
  }

  async function versionOf() {
    const { interfaceId, rowVersion } = await addInterface();
    return { interfaceId, rowVersion };
  }

  async function publish() {
    const { interfaceId, definition, classId } = await addInterface();
    await api()
      .db.sql.insertInto('apiInterfaceVersion')
      .values({
        interfaceId,
        version: 1,
        definition: JSON.stringify(definition),
        changes: '[]',
        isBreaking: false,
        notes: '',
        notesEn: '',
        publishedBy: null,
      })
      .execute();
    await api()
      .db.sql.updateTable('apiInterface')
      .set({ status: 'published', version: 1, publishedClassId: classId, hasChanges: false })
      .where('interfaceId', '=', interfaceId)
      .execute();
    return { interfaceId, rowVersion: 1 };
  }

  return {
    interfaceList: {},
    interfaceByName: async () => ({ name: (await addInterface()).name }),
    interfaceByCode: async () => ({ code: (await addInterface()).code }),
    interfaceSave: async () => {
      const code = nextCode();
      return { code, definition: draftOf(code, (await addClass()).classId) };
    },
    interfaceDelete: versionOf,
    interfaceDeprecate: async () => ({ ...(await publish()), sunsetOn: '2099-12-31' }),
    interfaceOff: publish,
    interfaceDiff: async () => ({ interfaceId: (await publish()).interfaceId, from: 1 }),
    fields: async () => ({ code: (await addInterface()).code }),
    interfaceCheck: async () => ({ interfaceId: (await addInterface()).interfaceId }),
    interfacePublish: async () => {
      const { classId } = await addClass();
      const template = { operation: 'vinRepair', classId };
      const { definition } = (await api().post(calls.interfaceTemplate, template)).result;
      const code = nextCode();
      const draft = { ...definition, name: code, nameEn: code, address: addressOf(code) };
      const { interfaceId, rowVersion } = (await api().post(calls.interfaceSave, { code, definition: draft })).result;
      return { interfaceId, rowVersion };
    },
    operationList: {},
    interfaceTemplate: async () => ({ operation: 'vinToVehicle', classId: (await addClass()).classId }),
    versionDocs: {},
    bigClassList: {},
    bigClassSave: async () => ({ code: nextCode(), name: '车型', nameEn: 'Vehicles', iconName: 'car' }),
    bigClassDelete: async () => {
      const { classId, rowVersion } = await addClass();
      return { classId, rowVersion };
    },
    bigClassOrder: async () => {
      await addClass();
      const { rows } = (await api().post(calls.bigClassList, { pageSize: 200 })).result;
      return { rows: rows.map(({ classId, rowVersion }) => ({ classId, rowVersion })).toReversed() };
    },
    previewList: {},
    previewUsers: async () => ({ interfaceId: (await addInterface()).interfaceId }),
    previewSave: async () => ({ ...(await versionOf()), userIds: [api().users.general.userId] }),
    myPreviewList: {},
    myPreview: async () => ({ code: (await addInterface()).code }),
    adapterDocs: {},
    adapterTry: { adapterId: 1, path: '/parts', body: '{}' },
    errCodeList: {},
  } satisfies Partial<ValidBodies>;
}
