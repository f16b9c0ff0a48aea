import { calls } from '../../../src/contract/all-calls.ts';
import { DICTIONARY_ROOT } from '../../../src/contract/dictionaries/rules.ts';
import type { SmsPurpose } from '../../../src/contract/sms/schemas.ts';
import type { TestApi } from '../server/api.ts';
import type { GoodBodies } from './body-types.ts';

/** What the calls of registration, codes and one's own account answer well. */
export function accountBodies(api: () => TestApi) {
  /** A phone that a code was sent to, and the screen that asked for it; each asks from an address of its own. */
  let phones = 0;
  async function aCode<Purpose extends SmsPurpose>(purpose: Purpose) {
    phones += 1;
    const place = { phoneNum: String(13_900_000_000 + phones), purpose, flow: `flow-${'a'.repeat(20)}-${phones}` };
    await api().db.sql.deleteFrom('smsUse').where('key', 'like', 'address:%').execute();
    await solveCaptcha();
    await api().post(calls.sendSms, place);
    return { place, phoneCode: api().codeTo(place.phoneNum) };
  }

  /** The same for a phone of someone's, unless they are to register with it. */
  async function proofFor(purpose: 'register' | 'login' | 'forget') {
    const { place, phoneCode } = await aCode(purpose);
    const { phoneNum, flow } = place;
    if (purpose !== 'register')
      await api().db.sql.updateTable('account').set({ phoneNum }).where('username', '=', 'agent').execute();
    return { phoneNum, phoneCode, flow };
  }

  async function solveCaptcha() {
    await api().post(calls.refreshCaptcha, {});
    await api().post(calls.verifyCaptcha, { userInputCode: 'ABCDE' });
  }

  /** An entry of a dictionary, made under a category of this name. */
  async function anEntry(dictionaryName: string): Promise<string> {
    const insert = (parentId: number, name: string) =>
      api()
        .db.sql.insertInto('dictionary')
        .values({ parentId, dictionaryName, name })
        .returning('id')
        .executeTakeFirstOrThrow();
    await insert((await insert(DICTIONARY_ROOT, dictionaryName)).id, '样本');
    return '样本';
  }

  /** A profile of which everything is said, so that each part can be confirmed. */
  async function filled(): Promise<{ perfect: 'true' }> {
    const companyName = '样本汽车维修厂';
    const told = {
      companyType: '样本',
      jobFlag: '样本',
      howKnowEpc: '样本',
      businessDesc: '样本',
      hasCommunication: true,
    };
    await api()
      .db.sql.updateTable('account')
      .set({ ...told, companyName, userRealname: '王师傅' })
      .execute();
    return { perfect: 'true' };
  }

  return {
    addUser: async () => ({
      ...(await proofFor('register')),
      username: `new user ${phones}`,
      password: 'Abcd#1234',
      hasAgreed: true as const,
      companyName: '样本汽车维修厂',
      userRealname: '赵师傅',
      businessDesc: '乘用车维修保养',
    }),
    tokenBySms: () => proofFor('login'),
    forgetPassword: async () => ({ ...(await proofFor('forget')), newPassword: 'Abcd#1234' }),
    phoneIsExist: { phoneNum: '13800000000' },
    userNameIsExist: { username: 'general' },
    sendSms: async () => {
      await solveCaptcha();
      return { phoneNum: '+86 138-0000-0001', purpose: 'login', flow: 'b'.repeat(22) };
    },
    validateSmsCode: async () => {
      const { place, phoneCode } = await aCode('register');
      return { ...place, phoneCode };
    },
    invalidateSmsCode: async () => (await aCode('register')).place,
    listSmsOutbox: { phoneNum: '13800000000', flow: 'b'.repeat(22) },
    refreshCaptcha: {},
    verifyCaptcha: async () => {
      await api().post(calls.refreshCaptcha, {});
      return { userInputCode: 'ABCDE' };
    },
    userDetail: {},
    updateDetail: { userRealname: '王师傅', hasCommunication: true },
    updateCompany: { companyName: '样本汽车维修厂' },
    updateIndustry: async () => ({ companyType: await anEntry('公司类型') }),
    updateCareer: async () => ({ jobFlag: await anEntry('职业标签') }),
    updateChannel: async () => ({ howKnowEpc: await anEntry('渠道') }),
    updateBusinessDesc: { businessDesc: '大众、丰田专修' },
    updateCommunication: { hasCommunication: false },
    updateUsername: { username: 'manager' },
    updatePassword: { oldPassword: 'right', newPassword: 'new#2026' },
    updatePhone: { phoneNum: '13900000009', phoneCode: '123456', flow: 'f'.repeat(22), password: 'right' },
    judgePassword: async () => {
      await api().db.execute(`update account set password_hash =
        (select password_hash from account where username = 'general') where username = 'manager'`);
      return { password: 'right' };
    },
    perfectUpdate: filled,
    perfectCompanyMessage: filled,
    perfectCompanyType: filled,
    perfectJob: filled,
    perfectHowKnow: filled,
    perfectBusinessDesc: filled,
    perfectCommunication: filled,
    profileChoices: {},
    showInterFacePwd: async () => {
      await api().db.sql.updateTable('account').set({ interfacePassword: 'a7Kq' }).execute();
      return {};
    },
    addOperationLog: { action: 'export', subject: '前刹车.xlsx' },
    listOperationLog: { action: 'export', from: '2026-01-01' },
    listSessions: {},
    endSession: async () =>
      api()
        .db.sql.insertInto('session')
        .values({
          tokenHash: 'another device',
          userId: api().users.manager.userId,
          secretKey: '00',
          platform: 'v3',
          expiresAt: '2999-01-01T00:00:00Z',
        })
        .returning('sessionId')
        .executeTakeFirstOrThrow(),
    endOtherSessions: {},
  } satisfies Partial<GoodBodies>;
}
