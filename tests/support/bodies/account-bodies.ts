import { calls } from '../../../src/contract/all-calls.ts';
import { DICTIONARY_ROOT } from '../../../src/contract/dictionaries/rules.ts';
import type { SmsPurpose } from '../../../src/contract/sms/schemas.ts';
import type { TestApi } from '../server/api.ts';
import { proofOf, solveCaptcha } from '../server/solve-captcha.ts';
import type { ValidBodies } from './body-types.ts';

/** Valid bodies for the calls of registration, codes and the user's own account. */
export function accountBodies(api: () => TestApi) {
  /** Sends a code to a new phone and returns it with the body of the request; address limits are reset. */
  let phones = 0;
  async function sendCode<Purpose extends SmsPurpose>(purpose: Purpose) {
    phones += 1;
    const target = { phoneNum: String(13_900_000_000 + phones), purpose, flow: `flow-${'a'.repeat(20)}-${phones}` };
    await api().db.sql.deleteFrom('rateLimitUse').where('key', 'like', 'address:%').execute();
    await solveCaptcha({ post: api().post, text: 'ABCDE' });
    await api().post(calls.sendSms, target);
    return { target, phoneCode: api().codeTo(target.phoneNum) };
  }

  /** Like sendCode; except for a registration, the phone belongs to an account. */
  async function verifyPhone(purpose: 'register' | 'login' | 'forget') {
    const { target, phoneCode } = await sendCode(purpose);
    const { phoneNum, flow } = target;
    if (purpose !== 'register')
      await api().db.sql.updateTable('account').set({ phoneNum }).where('username', '=', 'agent').execute();
    return { phoneNum, phoneCode, flow };
  }

  /** The id of the first entry of a category. */
  async function findEntry(dictionaryName: string): Promise<number> {
    const { id } = await api()
      .db.sql.selectFrom('dictionary as entry')
      .innerJoin('dictionary as category', 'category.id', 'entry.parentId')
      .select('entry.id')
      .where('category.parentId', '=', DICTIONARY_ROOT)
      .where('category.dictionaryName', '=', dictionaryName)
      .orderBy('entry.id')
      .executeTakeFirstOrThrow();
    return id;
  }

  /** Fills in the whole profile, so that each part can be confirmed. */
  async function fillProfile(): Promise<{ perfect: 'true' }> {
    const companyName = '样本汽车维修厂';
    const profile = {
      companyType: await findEntry('公司类型'),
      jobFlag: await findEntry('职业标签'),
      howKnowEpc: await findEntry('渠道'),
      businessDesc: '样本',
      hasCommunication: true,
    };
    await api()
      .db.sql.updateTable('account')
      .set({ ...profile, companyName, userRealname: '王师傅' })
      .execute();
    return { perfect: 'true' };
  }

  return {
    addUser: async () => ({
      ...(await verifyPhone('register')),
      username: `new user ${phones}`,
      password: 'Abcd#1234',
      hasAgreed: true as const,
      companyName: '样本汽车维修厂',
      userRealname: '赵师傅',
      businessDesc: '乘用车维修保养',
    }),
    tokenBySms: () => verifyPhone('login'),
    forgetPassword: async () => ({ ...(await verifyPhone('forget')), newPassword: 'Abcd#1234' }),
    phoneIsExist: { phoneNum: '13800000000' },
    userNameIsExist: { username: 'general' },
    sendSms: async () => {
      await solveCaptcha({ post: api().post, text: 'ABCDE' });
      return { phoneNum: '+86 138-0000-0001', purpose: 'login', flow: 'b'.repeat(22) };
    },
    validateSmsCode: async () => {
      const { target, phoneCode } = await sendCode('register');
      return { ...target, phoneCode };
    },
    invalidateSmsCode: async () => (await sendCode('register')).target,
    listSmsOutbox: { phoneNum: '13800000000', flow: 'b'.repeat(22) },
    refreshCaptcha: {},
    replacePicture: {},
    verifyCaptcha: async () => {
      const { result } = await api().post(calls.refreshCaptcha, {});
      return { userInputCode: 'ABCDE', proof: await proofOf(result) };
    },
    userDetail: {},
    updateDetail: { userRealname: '王师傅', hasCommunication: true },
    updateCompany: { companyName: '样本汽车维修厂' },
    updateIndustry: async () => ({ companyType: await findEntry('公司类型') }),
    updateCareer: async () => ({ jobFlag: await findEntry('职业标签') }),
    updateChannel: async () => ({ howKnowEpc: await findEntry('渠道') }),
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
    perfectUpdate: fillProfile,
    perfectCompanyMessage: fillProfile,
    perfectCompanyType: fillProfile,
    perfectJob: fillProfile,
    perfectHowKnow: fillProfile,
    perfectBusinessDesc: fillProfile,
    perfectCommunication: fillProfile,
    profileChoices: {},
    showInterFacePwd: async () => {
      await api().db.sql.updateTable('account').set({ interfacePasswordHash: 'a hash' }).execute();
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
  } satisfies Partial<ValidBodies>;
}
