import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { calls, resources } from '../../../src/contract/all-calls.ts';
import { openTestApi, type TestApi } from '../../support/server/api.ts';
import { fillTinyCatalogue } from '../../support/tiny-catalogue/tiny-catalogue.ts';
import { saveSetting } from './support.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  await fillTinyCatalogue(api.db);
});
beforeEach(() => api.db.execute('truncate setting_change'));
afterAll(() => api.close());

test('free lookups are those of the settings, for each class, from the next request on', async () => {
  const as = await api.signInWith([]);
  const read = async () => (await api.post(calls.getDeduct, {}, { as })).result;
  await saveSetting(api, 'freeLookups.C', 2);
  await saveSetting(api, 'freeLookups.B', 0);
  expect(await read()).toMatchObject({ pacFree: 2, covFree: 0 });
  await saveSetting(api, 'freeLookups.C');
  expect(await read()).toMatchObject({ pacFree: 5, covFree: 0 });
  expect((await api.post(calls.siteInfo, {}, { as: null })).result.freeLookups).toEqual({ C: 5, B: 0 });
});

test('without text messages no code is sent', async () => {
  await saveSetting(api, 'sms.isOn', false);
  const body = { phoneNum: '13811112222', purpose: 'register', flow: 'flow-of-the-settings-test' };
  expect(await api.post(calls.sendSms, body, { as: null })).toMatchObject({ code: '600305' });
});

test('without e-commerce prices they are refused even to those who bought them, and the trial cannot be started', async () => {
  const as = await api.signInWith([]);
  await api.db.sql.updateTable('account').set({ retailFlag: true }).where('userId', '=', as.userId).execute();
  const body = { brandId: 1, oes: ['1K0698151A'], eCommerceHistoryPriceTypeStrs: ['0'], provinceCode: '110000' };
  expect(await api.post(calls.getEPrice, body, { as })).toMatchObject({ code: '000000' });
  await saveSetting(api, 'ePrices.isOn', false);
  expect(await api.post(calls.getEPrice, body, { as })).toMatchObject({ code: '800014' });
  expect(await api.post(calls.saveRetail, {}, { as: await api.signInWith([]) })).toMatchObject({ code: '800014' });
});

test('the trial of e-commerce prices lasts as many days as the settings say', async () => {
  await saveSetting(api, 'ePrices.trialDays', 3);
  const as = await api.signInWith([]);
  const { result } = await api.post(calls.saveRetail, {}, { as });
  const daysLeft = (Date.parse(result.expiresAt ?? '') - Date.now()) / 86_400_000;
  expect(daysLeft).toBeGreaterThan(2);
  expect(daysLeft).toBeLessThanOrEqual(4);
});

test('the survey promises and gives its lookups only while the gift is on', async () => {
  const survey = { versionContent: '2.0', isOpen: true, giftNum: 20 };
  const { questionnaireId } = (await api.post(resources.questionnaire.add, survey)).result;
  await api.post(resources.question.add, { questionnaireId, question: '还缺什么？', questionType: 'textarea' });
  const answer = async () => {
    const as = await api.signInWith([]);
    const promised = (await api.post(calls.getQuestion, {}, { as })).result.questionnaireVersion;
    const given = (await api.post(calls.submit, { paramArray: [] }, { as })).result;
    return [promised?.giftNum, promised?.giftDays, given.giftNum];
  };
  await saveSetting(api, 'survey.giftDays', 10);
  expect(await answer()).toEqual([20, 10, 20]);
  await saveSetting(api, 'survey.isGiftOn', false);
  expect(await answer()).toEqual([0, 10, 0]);
});

test('an account hands in as many VINs a day as the settings say', async () => {
  await saveSetting(api, 'vinRequests.perDay', 1);
  const as = await api.signInWith([]);
  const add = (serial: number) => api.post(calls.addFastVinTask, { vin: `LSVZZ2BR1GN80000${serial}` }, { as });
  expect(await add(1)).toMatchObject({ code: '000000' });
  expect(await add(2)).toMatchObject({ code: '200302' });
});

test('a free account needs a captcha from as many vehicles on as the settings say', async () => {
  await saveSetting(api, 'catalogue.freeVehicles', 100);
  const as = await api.signInWith([]);
  const search = () => api.post(calls.getVehicleByName, { vehicleName: '朗逸' }, { as });
  await api.db.execute(`
    insert into catalogue_use (day, kind, subject, user_id, address, vehicles)
    values ((now() at time zone 'Asia/Shanghai')::date, 'account', '${as.userId}', ${as.userId}, '127.0.0.1', 100)`);
  expect(await search()).toMatchObject({ code: '800129' });
  await saveSetting(api, 'catalogue.freeVehicles');
  expect((await search()).code).not.toBe('800129');
});
