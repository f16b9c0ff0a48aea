import { expect, test, vi } from 'vitest';
import { loggedCalls } from '../../../../src/server/company/operation-log/logged-calls.ts';
import { Refusal } from '../../../../src/server/platform/errors.ts';
import { visitOf } from '../../../support/server/visit.ts';

const charge = { isCharged: true, source: 'free', remaining: 4 } as const;

function fakes() {
  const never = () => Promise.reject(new Error('not asked in this test'));
  const handlers = {
    token: never,
    tokenBySms: never,
    addUser: never,
    forgetPassword: vi.fn(async () => null),
    addSubAccount: never,
    editSubAccount: never,
    disableSubAccount: never,
    resetSubPassword: vi.fn(async () => null),
    shareQuota: never,
    allocateQuota: never,
    takeBackQuota: never,
    askPackage: never,
    answerPackageRequest: never,
    createOrder: never,
    orderRefund: never,
    logout: vi.fn(async () => null),
    updatePassword: never,
    updatePhone: vi.fn(async () => ({ token: 'secret token', secretKey: 'key' })),
    updateUsername: never,
    updateDetail: never,
    updateCompany: never,
    updateIndustry: never,
    updateCareer: never,
    updateChannel: never,
    updateBusinessDesc: never,
    updateCommunication: never,
    endSession: never,
    endOtherSessions: vi.fn(async () => ({ ended: 2 })),
    modifyProvince: vi.fn(async () => ({ ...charge, isCharged: false, source: null })),
    removeList: vi.fn(async () => null),
  };
  const log = { add: vi.fn(async () => undefined) };
  return { handlers, log, calls: loggedCalls(handlers, log) };
}

test('removed orders are written down by their numbers, once they are removed', async () => {
  const { handlers, log, calls } = fakes();
  const visit = visitOf({ userId: 7 });
  await calls.removeList({ listIds: [3, 4] }, visit);
  expect(log.add).toHaveBeenCalledExactlyOnceWith(
    { by: { userId: 7 }, action: 'orderRemove', subject: '#3, #4' },
    visit,
  );
  handlers.removeList.mockRejectedValueOnce(new Refusal('900404'));
  await expect(calls.removeList({ listIds: [5] }, visit)).rejects.toMatchObject({ code: '900404' });
  expect(log.add).toHaveBeenCalledTimes(1);
});

test('a look at another province that changes and costs nothing leaves no line', async () => {
  const { handlers, log, calls } = fakes();
  const body = { provinceCode: '440000', isDefault: false, vehicleTypeCode: 'C' } as const;
  await calls.modifyProvince(body, visitOf());
  expect(log.add).not.toHaveBeenCalled();
  handlers.modifyProvince.mockResolvedValueOnce({ ...charge, source: null });
  await calls.modifyProvince(body, visitOf());
  expect(log.add).toHaveBeenCalledTimes(1);
});

test('no other device to end leaves no line', async () => {
  const { handlers, log, calls } = fakes();
  handlers.endOtherSessions.mockResolvedValueOnce({ ended: 0 });
  await calls.endOtherSessions({}, visitOf());
  expect(log.add).not.toHaveBeenCalled();
});

test('a changed phone is written down masked, with neither code nor password nor token', async () => {
  const { log, calls } = fakes();
  const body = { phoneNum: '13912340001', phoneCode: '424242', flow: 'f'.repeat(22), password: 'pass#2026' };
  await calls.updatePhone(body, visitOf({ userId: 7 }));
  const line = { by: { userId: 7 }, action: 'phone', subject: '139****0001' };
  expect(log.add).toHaveBeenCalledExactlyOnceWith(line, expect.anything());
});

test('a reset password stands in the log of whoever has that phone, and a sub account’s under its name', async () => {
  const { log, calls } = fakes();
  const proof = { phoneNum: '13912340001', phoneCode: '424242', flow: 'f'.repeat(22) };
  await calls.forgetPassword({ ...proof, newPassword: 'pass#2026' }, { ...visitOf(), session: null });
  expect(log.add).toHaveBeenLastCalledWith(
    { by: { phoneNum: '13912340001' }, action: 'passwordReset' },
    expect.anything(),
  );
  await calls.resetSubPassword({ id: 9, password: 'pass#2026' }, visitOf({ userId: 7 }));
  expect(log.add).toHaveBeenLastCalledWith({ by: { userId: 7 }, action: 'subPassword', about: 9 }, expect.anything());
});
