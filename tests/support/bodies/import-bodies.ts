import { calls } from '../../../src/contract/all-calls.ts';
import type { ImportStatus } from '../../../src/contract/imports/rules.ts';
import { workOnNext } from '../../../src/server/imports/jobs/start-importing.ts';
import type { TestApi } from '../server/api.ts';
import { addKey } from '../server/open-gateway.ts';

let made = 0;

/** A file of a brand of its own, with a row that is refused. */
function brandsFile(): { path: string; bytes: Buffer } {
  made += 1;
  return { path: 'brands.csv', bytes: Buffer.from(`id,name\nT${made},测试${made}\n,无编号\n`) };
}

const newImport = (bytes: Buffer) => ({
  ...{ sourceCode: 'test-supplier', sourceName: '测试供应商', isFull: false },
  files: [{ path: 'brands.csv', bytes: bytes.length }],
});

/** Valid bodies for the calls of catalogue imports; each works on an import of its own. */
export function importBodies(api: () => TestApi) {
  async function create() {
    const { path, bytes } = brandsFile();
    const { result } = await api().post(calls.importCreate, newImport(bytes));
    return { importId: result.importId, path, bytes };
  }

  async function uploaded(): Promise<{ importId: number }> {
    const { importId, path, bytes } = await create();
    await api().upload(calls.importUpload, { body: { importId, path, startsAt: 0 }, bytes });
    return { importId };
  }

  async function inStatus(status: ImportStatus): Promise<{ importId: number; rowVersion: number }> {
    const { importId } = await uploaded();
    await api().post(calls.importStart, { importId });
    for (;;) {
      const { result } = await api().post(calls.importGet, { importId });
      if (result.status === status) return { importId, rowVersion: result.rowVersion };
      if (!(await workOnNext(api().db, 'test'))) throw new Error(`the import stays ${result.status}`);
    }
  }

  /** For a key of its own: a customer has five at most. */
  async function newKeyRight() {
    const { accessId } = await addKey(api().db, { userId: api().users.general.userId });
    return { accessId, sourceCode: 'test-supplier', sourceName: '测试供应商', mayPublish: true };
  }

  async function published(): Promise<number> {
    await api().post(calls.importPublish, await inStatus('planned'));
    while (await workOnNext(api().db, 'test'));
    const { result } = await api().post(calls.catalogueVersionList, {});
    return result.rows[0]?.version ?? 0;
  }

  return {
    bodies: {
      importList: {},
      importGet: () => inStatus('planned').then(({ importId }) => ({ importId })),
      importSourceList: {},
      importCreate: async () => newImport(brandsFile().bytes),
      importStart: uploaded,
      importTable: () => inStatus('planned').then(({ importId }) => ({ importId, tableNo: 1, headerLine: 1 })),
      importMap: async () => ({ ...(await inStatus('planned')), tables: [], isRemembered: true }),
      importReplaceNewer: async () => ({ ...(await inStatus('planned')), replacesNewer: true }),
      importPublish: () => inStatus('planned'),
      importDiscard: () => inStatus('planned'),
      importProblems: () => inStatus('planned').then(({ importId }) => ({ importId })),
      importRefused: () => inStatus('planned').then(({ importId }) => ({ importId, tableNo: 1 })),
      importKeyList: {},
      importKeyAdd: newKeyRight,
      importKeyDelete: async () => {
        await api().post(calls.importKeyAdd, await newKeyRight());
        const [right] = (await api().post(calls.importKeyList, {})).result;
        return { keyId: right?.keyId ?? 0, sourceId: right?.sourceId ?? 0 };
      },
      catalogueVersionList: {},
      catalogueVersionWithdraw: async () => ({ version: await published() }),
      catalogueVersionPublishAgain: async () => {
        const version = await published();
        await api().post(calls.catalogueVersionWithdraw, { version });
        return { version };
      },
    },
    upload: async () => {
      const { importId, path } = await create();
      return { importId, path, startsAt: 0 };
    },
    uploadBytes: Buffer.from('id'),
  };
}
