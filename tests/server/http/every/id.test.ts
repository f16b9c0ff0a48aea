import { afterAll, beforeAll, expect, test } from 'vitest';
import { allCalls, calls } from '../../../../src/contract/all-calls.ts';
import type { AnyCallWithSchemas } from '../../../../src/contract/call.ts';
import { createPayments } from '../../../../src/server/billing/purchases/payments.ts';
import { openTill } from '../../../../src/server/gateways/payment/till.ts';
import { fullSampleInputOf } from '../../../support/bodies/sample.ts';
import { validBodies } from '../../../support/bodies/valid-bodies.ts';
import { openTestDatabase } from '../../../support/database/open-test-database.ts';
import { type Caller, openTestApi, type TestApi } from '../../../support/server/api.ts';
import { fillTinyCatalogue } from '../../../support/tiny-catalogue/tiny-catalogue.ts';
import { fillTinyMaintenance } from '../../../support/tiny-catalogue/tiny-maintenance.ts';

// The tests need the captcha's text.
/** Ids of rows that belong to an account, its company, or the account itself. */
const owned = [
  'userInfo id',
  'userDetail id',
  'updateDetail id',
  'judgePassword id',
  'editSubAccount id',
  'disableSubAccount id',
  'resetSubPassword id',
  'shareQuota id',
  'allocateQuota id',
  'allocateQuota packageId',
  'takeBackQuota id',
  'takeBackQuota packageId',
  'listOperationLog userId',
  'withdrawPackageRequest requestId',
  'answerPackageRequest requestId',
  'answerPackageRequest answer.packageId',
  'getUseStatistics userId',
  'saveHistoryOe userId',
  'listLedger userId',
  'updateContent userId',
  'remind id',
  'submit paramArray[].userId',
  'addFastVinTask userId',
  'addFastVinTaskQpzj userId',
  'findFastVinTask userId',
  'listFastVinTasks userId',
  'removeFastVinTask taskId',
  'savePartListItems listId',
  'savePartListItem listId',
  'updatePartListItems listId',
  'updatePartListItems changes[].partId',
  'updatePartListItem listId',
  'updatePartListItem partId',
  'getItemPresent listId',
  'copyPartList listId',
  'modifyListRemark listId',
  'modifyListCustomer listId',
  'addQuotation listId',
  'listQuotations listId',
  'revokeQuotation quotationId',
  'seeQuotations listId',
  'removeItem listId',
  'removeItem partIds[]',
  'restoreItem listId',
  'restoreItem partIds[]',
  'getItem listId',
  'getPartList listId',
  'getOrderChanges listId',
  'checkOrder listId',
  'dismissFindings listId',
  'modifyListName listId',
  'removeList listIds[]',
  'restoreList listIds[]',
  'withdrawFitReport fitReportId',
  'replyToFitReport fitReportId',
  'apiKeyEdit keyId',
  'apiKeyRotate keyId',
  'apiKeyRevoke keyId',
  'apiRequestList keyId',
  'webhookEdit endpointId',
  'webhookRotate endpointId',
  'webhookDelete endpointId',
  'webhookTest endpointId',
  'webhookDeliveryList endpointId',
  'webhookDeliveryDetail deliveryId',
  'webhookResend deliveryId',
  'webhookResendFailed endpointId',
];

/** Ids that anyone may count up, or that need a power which depends on the body, with the reason. */
const harmless: Record<string, readonly string[]> = {
  'a step of the drill-down, which everyone sees before a vehicle is opened': [
    'getFamiliesByBrand brandId',
    'getGroupsByFamily familyId',
    'getCovFamiliesByBrand brandId',
    'getCovGroupsByFamily familyId',
  ],
  'the make or brand of a number that the caller must know': [
    'getBrandPartList brandId',
    'getPartGraph brandId',
    'getAdapterVehicle brandId',
    'getPartPriceListByOe brandId',
  ],
  'stored as sent with the account’s own record; nothing is looked up by it': [
    'savePartList vehicleId',
    'savePartList seriesId',
    'savePartList brandId',
    'savePartList groupId',
    'savePartList items[].priceBrandId',
    'savePartListItem item.priceBrandId',
    'savePartListItems items[].priceBrandId',
    'copyPartList vehicle.vehicleId',
    'copyPartList vehicle.seriesId',
    'copyPartList vehicle.brandId',
    'copyPartList vehicle.groupId',
    'countClick userId',
  ],
  'finds only the account’s own records of the vehicle': ['indexForExist vehicleId'],
  'tests/server/work-orders/company proves that another company’s orders are in no list': ['getList ownerId'],
  'its names are counted when the history is read': ['saveHist vehicleId'],
  'the result does not name the vehicle: a sample picture per family, a flag, a reading by the year of its name': [
    'getVehicleImageInfo vehicleId',
    'getIsShowOFTree vehicleId',
    'getDefaultMaintain vehicleId',
    'saveFitAnswer vehicleId',
    'saveMaintain vehicleId',
    'saveMaintainRecord vehicleId',
    'trackPartName vehicleId',
    'trackPartName stdPartId',
  ],
  'names and counts of the systems, as the free preview of a found vehicle shows them; opening one is charged': [
    'getVehicleSystems vehicleId',
  ],
  'the same operations for every vehicle': ['saveMaintainRecord records[].stdMaintId'],
  'of the staff: the handler requires the power of the page or resource, and tests/server/saved-views the owner': [
    'savedViewEdit id',
    'savedViewDelete id',
    'savedViewDefault viewId',
    'deletedRestore id',
  ],
  'tests/server/approvals proves that another’s request looks like a missing one': ['approvalWithdraw approvalId'],
  'tests/server/api-services/keys proves that another customer’s key looks like a missing one': [
    'apiCallPrice keyId',
    'callInterface keyId',
  ],
  'the row that a report is about: the caller must know the number, and reports are limited by day': [
    'reportFit vehicleId',
    'reportFit brandId',
    'reportFit vehAssyId',
  ],
  'tests/server/fit-reports proves that another account’s photo looks like a missing one': [
    'addFitReportPhoto fitReportId',
    'getFitReportPhoto fitReportId',
  ],
  'offered or shown to everyone': [
    'resultDicSelect id',
    'createPurchase packageId',
    'knowUpdate noticeId',
    'submit paramArray[].questionId',
    'submit paramArray[].questionnaireAnswerOptionId',
  ],
};

/** A path of a body: `[]` is any element of a list. */
function pathsOf(value: unknown, path = ''): [string, unknown][] {
  if (Array.isArray(value)) return value.flatMap((entry) => pathsOf(entry, `${path}[]`));
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, entry]) => pathsOf(entry, path === '' ? key : `${path}.${key}`));
}

const isId = ([path, value]: [string, unknown]) =>
  /(^|\.)(id|\w*Ids?)(\[\])?$/.test(path) && /^\d+$/.test(String(value));

/** Ids that a charge or a count does not guard: both are in the contract. */
function unguardedIds({ access, operation, charge, counted, body }: AnyCallWithSchemas): string[] {
  if (access.startsWith('/') || charge === 'parts' || charge === 'config' || counted !== undefined) return [];
  const paths = pathsOf(fullSampleInputOf(body)).filter(isId);
  return paths.map(([path]) => `${operation} ${path}`);
}

let api: TestApi;
beforeAll(async () => {
  const db = await openTestDatabase();
  api = await openTestApi({ db, payments: createPayments(db, await openTill(db)) });
  await fillTinyCatalogue(api.db);
  await fillTinyMaintenance(api.db.copy);
});
afterAll(() => api.close());

test('every id that can be counted up belongs to the account, to a paid or counted vehicle, or is harmless', () => {
  const found = allCalls.flatMap(unguardedIds);
  expect(found.sort()).toEqual([...owned, ...Object.values(harmless).flat()].sort());
  expect(found.length).toBeGreaterThan(70);
});

const MISSING = 2_000_000_000;

test.each(owned.map((id) => id.split(' ') as [keyof typeof calls, string]))(
  '%s answers to another account’s %s as to one that does not exist',
  async (operation, path) => {
    const stranger = await api.signInWith([]);
    const body = await bodyFor(stranger, operation);
    const others = await bodyFor(api.users.manager, operation);
    const id = pathsOf(others).find(([place]) => place === path)?.[1] ?? api.users.manager.userId;
    expect(id).toBeTypeOf('number');
    const send = async (value: unknown) => {
      const { status, code, result } = await api.post(calls[operation], withId(body, path, value), { as: stranger });
      return { status, code, result };
    };
    expect(await send(id)).toEqual(await send(MISSING));
  },
);

/** A valid body of the caller, with rows of its own. */
async function bodyFor(caller: Caller, operation: keyof typeof calls): Promise<object> {
  const ofCaller: TestApi = {
    ...api,
    users: { ...api.users, manager: caller },
    post: (call, body, options) => api.post(call, body, { as: caller, ...options }),
  };
  const { bodies } = validBodies(() => ofCaller);
  const bodyOf = async (name: keyof typeof calls) => {
    const sample = Reflect.get(bodies, name);
    return typeof sample === 'function' ? sample() : sample;
  };
  if (operation === 'submit') return { paramArray: [{ questionId: 1, textContent: '价格' }] };
  const body = await bodyOf(operation);
  if (operation !== 'answerPackageRequest') return body;
  const { packageId, amount } = await bodyOf('allocateQuota');
  return { ...body, answer: { kind: 'allocated', packageId, amount, word: '' } };
}

/** A copy of the body with the id at the path. */
function withId(body: object, path: string, id: unknown): object {
  const [key = '', ...rest] = path.split('.');
  const isList = key.endsWith('[]');
  const name = key.replace('[]', '');
  const inner = (value: unknown) => (rest.length === 0 ? id : withId(Object(value), rest.join('.'), id));
  const current = Reflect.get(body, name);
  return { ...body, [name]: isList ? [inner(current?.[0])] : inner(current) };
}
