import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allCalls, calls, type ResourceName, resources } from '../../../../src/contract/all-calls.ts';
import type { AnyCallWithSchemas } from '../../../../src/contract/call.ts';
import { tinyReport } from '../../../support/bodies/fit-report-bodies.ts';
import { fullSampleInputOf } from '../../../support/bodies/sample.ts';
import { openTestApi, type TestApi } from '../../../support/server/api.ts';
import { makeRecord, otherText } from '../../../support/server/make-record.ts';
import { fillTinyCatalogue } from '../../../support/tiny-catalogue/tiny-catalogue.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  await fillTinyCatalogue(api.db);
  const codes = [
    [api.users.seller.userId, 'S01'],
    [api.users.general.userId, 'S01'],
  ] as const;
  for (const [userId, agencyCode] of codes)
    await api.db.sql.updateTable('account').set({ agencyCode }).where('userId', '=', userId).execute();
});
afterAll(() => api.close());

/** A record that can be written: its version in a table, and the body of a write that names a version. */
interface Write {
  table: string;
  /** The condition of the record's row. */
  where: string;
  body: (rowVersion: number) => object;
}

const names = Object.keys(resources).filter((name): name is ResourceName => name in resources);

async function addRecord(name: ResourceName): Promise<{ id: number; table: string; where: string }> {
  const { add, id: field, table } = resources[name];
  const { code, result } = await api.post(add, makeRecord(name));
  expect(code).toBe('000000');
  const id = Number(Object(result)[field]);
  return { id, table, where: `${columnOf(name)} = ${id}` };
}

/** The column of the id; a power's is `id` on the wire. */
const columnOf = (name: ResourceName) =>
  name === 'power' ? 'power_id' : resources[name].id.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Every resource's own writes; users are added by their registration. */
function crudWrites(): [string, () => Promise<Write>][] {
  return names
    .filter((name) => resources[name].verbs.includes('add'))
    .flatMap((name) => {
      const resource = resources[name];
      const ofRecord = (bodyOf: (id: number, rowVersion: number) => object) => async () => {
        const { id, table, where } = await addRecord(name);
        return { table, where, body: (rowVersion: number) => bodyOf(id, rowVersion) };
      };
      const field = Object.keys(makeRecord(name)).find((key) => otherText(name, key) !== undefined) ?? '';
      const { order } = resource;
      return [
        [
          resource.edit.operation,
          ofRecord((id, rowVersion) => ({ id, rowVersion, values: { [field]: otherText(name, field) } })),
        ],
        [resource.delete.operation, ofRecord((id, rowVersion) => ({ id, rowVersion }))],
        ...(order === undefined ? [] : [[order.operation, () => orderWrite(name)] as const]),
      ] satisfies (readonly [string, () => Promise<Write>])[];
    })
    .map(([operation, prepare]) => [operation, prepare]);
}

/** Two records change places; the version is that of the first. */
async function orderWrite(name: ResourceName): Promise<Write> {
  const resource = resources[name];
  const isTree = 'parentId' in resource.input.shape;
  const parentId = isTree ? (await addRecord(name)).id : undefined;
  const add = async () => {
    const values = makeRecord(name, isTree ? { parentId } : {});
    return Number(Object((await api.post(resource.add, values)).result)[resource.id]);
  };
  const [first, second] = [await add(), await add()];
  const others = isTree ? [] : await listed(name, [first, second]);
  return {
    table: resource.table,
    where: `${columnOf(name)} = ${first}`,
    body: (rowVersion) => ({ rows: [...others, { id: second, rowVersion: 1 }, { id: first, rowVersion }] }),
  };
}

async function listed(name: ResourceName, without: readonly number[]) {
  const { list, id, orderField = '' } = resources[name];
  const sort = [{ field: orderField, order: 'asc' }];
  const { result } = await api.post(list, { filters: {}, sort, pageSize: 10_000 });
  return result.rows
    .map((row) => ({ id: Number(Object(row)[id]), rowVersion: Number(row.rowVersion) }))
    .filter((row) => !without.includes(row.id));
}

const account = async (bodyOf: (versioned: { id: number; rowVersion: number }) => object): Promise<Write> => {
  const { userId: id } = await api.signInWith([]);
  return { table: 'account', where: `user_id = ${id}`, body: (rowVersion) => bodyOf({ id, rowVersion }) };
};
const ofAccount = (bodyOf: Parameters<typeof account>[0]) => () => account(bodyOf);

async function roleWrite(bodyOf: (versioned: { roleId: number; rowVersion: number }) => object): Promise<Write> {
  const { id, table, where } = await addRecord('role');
  return { table, where, body: (rowVersion) => bodyOf({ roleId: id, rowVersion }) };
}

const viewState = { filters: [], sort: [], columns: [], density: 'small' };

async function viewWrite(bodyOf: (versioned: { id: number; rowVersion: number }) => object): Promise<Write> {
  const view = { page: '/manager/role', name: `View ${Math.random()}`, state: viewState };
  const { result } = await api.post(calls.savedViewAdd, view);
  const id = result.viewId;
  return { table: 'saved_view', where: `view_id = ${id}`, body: (rowVersion) => bodyOf({ id, rowVersion }) };
}

/** The writes beside those of resources. */
const ownWrites: Record<string, () => Promise<Write>> = {
  rolePowerSave: () => roleWrite((role) => ({ ...role, powerIds: [] })),
  rolePackageRelate: async () => {
    const { id } = await addRecord('package');
    return roleWrite((role) => ({ ...role, packageIds: [id] }));
  },
  savedViewEdit: () => viewWrite((view) => ({ ...view, values: { name: `Renamed ${view.id}` } })),
  savedViewShare: () => viewWrite((view) => ({ ...view, isShared: true })),
  savedViewDelete: () => viewWrite((view) => view),
  configSave: async () => {
    await api.post(calls.configSave, { values: { 'freeLookups.C': { rowVersion: 0, value: 7 } } });
    return {
      table: 'setting_change',
      where: `key = 'freeLookups.C'`,
      body: (rowVersion) => ({ values: { 'freeLookups.C': { rowVersion, value: 8 } } }),
    };
  },
  buriedPointSave: async () => {
    const { id, table, where } = await addRecord('buried');
    const { isOn } = (await api.post(resources.buried.get, { id })).result;
    return { table, where, body: (rowVersion) => ({ points: [{ pointId: id, rowVersion, isOn: !isOn }] }) };
  },
  updateUser: ofAccount((user) => ({ ...user, values: { userRealname: '李四' } })),
  userEdit: ofAccount((user) => ({ ...user, values: { userRealname: '王五' } })),
  giveUserLookups: ofAccount((user) => ({ ...user, amount: 3 })),
  setAgency: ofAccount((user) => ({ ...user, agencyCode: 'S01' })),
  setUserPhone: ofAccount((user) => ({ ...user, phoneNum: `139${String(user.id).padStart(8, '0')}` })),
  setUserState: ofAccount((user) => ({ ...user, userState: 'disabled' })),
  updateUserRole: async () => {
    const { id: roleId } = await addRecord('role');
    return account((user) => ({ ...user, roleId }));
  },
  fitReportEdit: async () => {
    const { result } = await api.post(calls.reportFit, tinyReport);
    const id = result.fitReportId;
    const values = { status: 'confirmed', answer: '已核实' };
    return {
      table: 'fit_report',
      where: `fit_report_id = ${id}`,
      body: (rowVersion) => ({ id, rowVersion, values }),
    };
  },
  prospectEdit: async () => {
    const { userId } = api.users.general;
    await api.post(calls.remarkUpdate, { userId, remarks: '试用', dueOn: '2026-12-01' });
    await api.db.sql.updateTable('prospect').set({ ownerId: null }).where('userId', '=', userId).execute();
    return {
      table: 'prospect',
      where: `user_id = ${userId}`,
      body: (rowVersion) => ({ id: userId, rowVersion, values: { ownerId: api.users.seller.userId } }),
    };
  },
  remarkUpdate: () => remarkWrite((remark) => ({ ...remark, remarks: '改期' })),
  remarkDelete: () => remarkWrite((remark) => remark),
};

async function remarkWrite(bodyOf: (versioned: { id: number; rowVersion: number; userId: number }) => object) {
  const { userId } = api.users.general;
  const { id } = (await api.post(calls.remarkUpdate, { userId, remarks: '回访' })).result;
  return {
    table: 'remark',
    where: `remark_id = ${id}`,
    body: (rowVersion: number) => bodyOf({ id, rowVersion, userId }),
  };
}

const writes = new Map([...crudWrites(), ...Object.entries(ownWrites)]);
/** The domain of interfaces and keys has tests of its own in tests/server/api-services. */
const isOfInterfaces = ({ access, path }: AnyCallWithSchemas) =>
  /^\/manager\/(interface|service|preview|permissions|api)\b/.test(access) || path.startsWith('/api-services/');
/** They move a catalogue import from state to state; from another version they are refused with 300925. */
const ofImports = ['importMap', 'importReplaceNewer', 'importPublish', 'importDiscard'];
const versioned = allCalls.filter(
  (call) =>
    JSON.stringify(fullSampleInputOf(call.body)).includes('"rowVersion"') &&
    !isOfInterfaces(call) &&
    !ofImports.includes(call.operation),
);

test('the suite covers every write that names a version', () => {
  expect([...writes.keys()].toSorted()).toEqual(versioned.map(({ operation }) => operation).toSorted());
});

/** Writes that change no values of a record that was read before, with the reason. */
const unversioned: Record<string, readonly string[]> = {
  'adds a record': names.map((name) => resources[name].add.operation),
  'adds files to a catalogue import, starts it, or withdraws its version once': [
    ...['importCreate', 'importUpload', 'importStart', 'importKeyAdd', 'importKeyDelete', 'catalogueVersionWithdraw'],
    'catalogueVersionPublishAgain',
  ],
  'moves a state in one conditional statement, so that the second of two is refused': [
    'orderRefund',
    'approvalApprove',
    'approvalRefuse',
    'fastVinTaskTake',
    'fastVinTaskRelease',
    'fastVinTaskBind',
    'fastVinTaskNotFound',
    'fastVinTaskReopen',
  ],
  'names how many users it was planned for, and is refused for any other number': ['sellerTransfer', 'agentTransfer'],
  'compares with the users as they are, and leaves out those that were changed since': [
    'sellerTransferUndo',
    'agentTransferUndo',
  ],
  'plans or applies an import, whose rows have versions': [
    ...['remarkImportPlan', 'remarkImportApply', 'packageImportPlan', 'packageImportApply'],
    ...['dictImportPlan', 'dictImportApply'],
  ],
  'only reads': [
    ...['grantableRoles', 'agencyCodes', 'revealPhone', 'adapterTry', 'importTable'],
    ...['sellerTransferTargets', 'sellerTransferPlan', 'agentTransferTargets', 'agentTransferPlan'],
  ],
  'makes something new for the user, or ends it': ['passwordReset', 'endUserSessions', 'viewAsUser'],
  'sets a switch, which has no other values to lose': ['fastVinServiceSwitch'],
};

test('every other write of the staff has a reason to name no version', () => {
  const others = allCalls.filter(
    (call) => /^\/manager\/\w+:/.test(call.access) && !versioned.includes(call) && !isOfInterfaces(call),
  );
  const expected = [...Object.values(unversioned).flat(), ...ofImports];
  expect(others.map(({ operation }) => operation).filter((operation) => !expected.includes(operation))).toEqual([]);
});

async function versionOf({ table, where }: Write): Promise<number> {
  const { rows } = await sql<{ rowVersion: number }>`
    select max(row_version) as "rowVersion" from ${sql.raw(table)} where ${sql.raw(where)}`.execute(api.db.sql);
  return rows[0]?.rowVersion ?? expect.unreachable(`${table} has no row ${where}`);
}

/** The tables that the writes change, whole. */
async function everything({ table }: Write): Promise<unknown> {
  const tables = [...new Set([table, 'role_power', 'role_package', 'prospect', 'audit_entry', 'deleted_record'])];
  return Promise.all(
    tables.map(async (name) => {
      const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} t`.execute(api.db.sql);
      return [name, rows.map(({ row }) => row).toSorted()];
    }),
  );
}

/** Somebody else changes the record. */
const overtake = ({ table, where }: Write) =>
  api.db.execute(`update ${table} set row_version = row_version + 1 where ${where}`);

test.each([...writes])(
  '%s from an older version is refused with the record as it is, and changes nothing',
  async (operation, prepare) => {
    const call = versioned.find((one) => one.operation === operation) ?? expect.unreachable(operation);
    const write = await prepare();
    const seen = await versionOf(write);
    await overtake(write);
    const before = await everything(write);
    expect(await api.post(call, write.body(seen))).toMatchObject({
      status: 409,
      code: '900410',
      result: { theirs: expect.any(Object), changedBy: expect.any(String) },
    });
    expect(await everything(write)).toEqual(before);
    expect(await api.post(call, write.body(await versionOf(write)))).toMatchObject({ status: 200, code: '000000' });
  },
);

test.each([...writes])('of two people who send %s at the same moment, one succeeds', async (operation, prepare) => {
  const call = versioned.find((one) => one.operation === operation) ?? expect.unreachable(operation);
  const write = await prepare();
  const body = write.body(await versionOf(write));
  const results = await Promise.all([api.post(call, body), api.post(call, body)]);
  expect(results.filter(({ code }) => code === '000000')).toHaveLength(1);
  expect(results.filter(({ status }) => status >= 500)).toEqual([]);
});
