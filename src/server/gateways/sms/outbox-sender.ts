import { sql } from 'kysely';
import type { Language } from '../../../contract/codes.ts';
import type { SmsPurpose } from '../../../contract/sms/schemas.ts';
import type { Database } from '../../platform/db/database.ts';
import type { SmsMessage, SmsSender } from './sms-sender.ts';

const LISTED_MAX = 5;
/** The life of a code. */
const TTL_MINUTES = 10;

const brands = { easyEpc: { 'zh-CN': '易查配件', en: 'EasyEPC' }, qpzj: { 'zh-CN': '汽配之家', en: 'Qipei Home' } };
const purposes: Record<SmsPurpose, Record<Language, string>> = {
  register: { 'zh-CN': '注册', en: 'register' },
  login: { 'zh-CN': '登录', en: 'log in' },
  forget: { 'zh-CN': '找回密码', en: 'reset your password' },
  changePhone: { 'zh-CN': '更换手机号', en: 'change your phone number' },
};

/** Stores messages in the database, for the screen that requested them: a demo sends no real messages. */
export function createOutboxSender({ sql: db }: Database): SmsSender {
  return {
    async send(message) {
      await db
        .deleteFrom('smsMessage')
        .where('sentAt', '<', sql<string>`monotonic_now() - make_interval(mins => ${TTL_MINUTES})`)
        .execute();
      const { phoneNum, flowHash, code } = message;
      await db
        .insertInto('smsMessage')
        .values({ phoneNum, flowHash, code, text: textOf(message) })
        .execute();
    },
    outbox: ({ phoneNum, flowHash }) =>
      db
        .selectFrom('smsMessage')
        .select(['messageId as id', 'text', 'code', 'sentAt'])
        .where('phoneNum', '=', phoneNum)
        .where('flowHash', '=', flowHash)
        .where('sentAt', '>', sql<string>`monotonic_now() - make_interval(mins => ${TTL_MINUTES})`)
        .orderBy('messageId', 'desc')
        .limit(LISTED_MAX)
        .execute(),
  };
}

function textOf({ code, purpose, platform, language }: SmsMessage): string {
  const brand = brands[platform][language];
  const action = purposes[purpose][language];
  return language === 'en'
    ? `[${brand}] ${code} is your code to ${action}. It is good for 10 minutes: tell it to nobody.`
    : `【${brand}】您正在${action}，验证码 ${code}，10 分钟内有效，请勿告诉他人。`;
}
