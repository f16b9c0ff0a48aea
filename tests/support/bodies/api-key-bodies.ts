import { calls } from '../../../src/contract/all-calls.ts';
import type { TestApi } from '../server/api.ts';
import type { ValidBodies } from './body-types.ts';

/** Valid bodies for the calls of keys, permissions and grants of API services. */
export function apiKeyBodies(api: () => TestApi) {
  const newKey = {
    mode: 'test' as const,
    name: '门店系统',
    interfaces: null,
    networks: ['10.0.0.0/8', '2001:db8::1'],
    perSecond: 5,
    perDay: null,
    expiresAt: null,
  };

  /** A customer has five keys at most: the last one added makes room for the next. */
  async function addKey(): Promise<{ keyId: number; rowVersion: number }> {
    await makeRoom();
    const { result } = await api().post(calls.apiKeyAdd, newKey);
    return { keyId: result.key.keyId, rowVersion: result.key.rowVersion };
  }

  async function makeRoom(): Promise<void> {
    const { result } = await api().post(calls.apiKeyList, {});
    for (const { keyId } of result.keys.slice(3)) await api().post(calls.apiKeyRevoke, { keyId });
  }

  const rules = { interfaceCode: 'oeSearch', isAllowed: true, fieldRules: {}, perSecond: 5, perDay: null };
  let roles = 0;
  const addRole = async () => {
    roles += 1;
    const role = { roleName: `class ${roles}`, roleValue: 1 as const, remark: null };
    return api().db.sql.insertInto('role').values(role).returning('roleId').executeTakeFirstOrThrow();
  };
  const grant = () => ({
    userId: api().users.general.userId,
    interfaceCode: null,
    units: 1_000,
    expiresAt: '2099-01-01T00:00:00.000Z',
    reason: '年度合同',
  });

  return {
    apiKeyList: {},
    apiKeyAdd: async () => {
      await makeRoom();
      return newKey;
    },
    apiKeyEdit: async () => ({ ...(await addKey()), values: { name: '仓库系统', perDay: 1_000 } }),
    apiKeyRotate: async () => ({ ...(await addKey()), oldValidHours: 24 }),
    apiKeyRevoke: async () => ({ keyId: (await addKey()).keyId }),
    permissionList: { search: '普通' },
    permissionSave: async () => ({ ...rules, subject: await addRole(), rowVersion: null }),
    permissionDelete: async () => {
      const body = { ...rules, subject: await addRole(), rowVersion: null };
      const { result } = await api().post(calls.permissionSave, body);
      return { permissionId: result.permissionId, rowVersion: result.rowVersion };
    },
    permissionSubjects: { search: 'general' },
    permissionPreview: async () => ({ userId: api().users.general.userId, interfaceCode: 'oeSearch' }),
    apiGrantList: {},
    apiGrantAdd: async () => grant(),
    apiGrantRevoke: async () => {
      const { result } = await api().post(calls.apiGrantAdd, grant());
      return { grantId: result.grantId, rowVersion: result.rowVersion, reason: '误操作' };
    },
    staffApiKeyList: async () => ({ userId: api().users.manager.userId }),
    staffApiKeyRevoke: async () => ({ keyId: (await addKey()).keyId, reason: '密钥泄露' }),
  } satisfies Partial<ValidBodies>;
}
