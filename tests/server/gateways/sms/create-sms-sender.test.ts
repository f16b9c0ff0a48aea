import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '../../../../src/contract/all-calls.ts';
import { buildApp } from '../../../../src/server/app.ts';
import { createSmsSender } from '../../../../src/server/gateways/sms/create-sms-sender.ts';
import type { SmsMessage } from '../../../../src/server/gateways/sms/sms-sender.ts';
import { readConfig } from '../../../../src/server/platform/config.ts';
import type { Database } from '../../../../src/server/platform/db/database.ts';
import { openTestDatabase } from '../../../support/database/open-test-database.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const message: SmsMessage = {
  phoneNum: '13800000001',
  purpose: 'login',
  code: '012345',
  platform: 'qpzj',
  language: 'en',
  flowHash: 'hash of a screen',
};

test('a demo shows messages to the requesting screen for ten minutes, newest first', async () => {
  const { send, outbox } = createSmsSender({ provider: 'outbox' }, db);
  await send(message);
  await send({ ...message, code: '543210', platform: 'easyEpc', language: 'zh-CN' });
  const shown = await outbox?.(message);
  expect(shown?.map(({ code }) => code)).toEqual(['543210', '012345']);
  expect(shown?.map(({ text }) => text)).toEqual([
    '【易查配件】您正在登录，验证码 543210，10 分钟内有效，请勿告诉他人。',
    '[Qipei Home] 012345 is your code to log in. It is good for 10 minutes: tell it to nobody.',
  ]);
  expect(await outbox?.({ ...message, flowHash: 'hash of another' })).toEqual([]);
  expect(await outbox?.({ ...message, phoneNum: '13800000002' })).toEqual([]);
  await db.execute(`update sms_message set sent_at = sent_at - interval '10 minutes'`);
  expect(await outbox?.(message)).toEqual([]);
});

test('without a provider a real database has no outbox, and sending is refused', async () => {
  const { sms } = readConfig({ DATABASE_URL: 'postgres://user@host:5432/epc' });
  const { send, outbox } = createSmsSender(sms, db);
  expect(outbox).toBeNull();
  await expect(send(message)).rejects.toMatchObject({ code: '600305' });
});

test('a server without a sender has no outbox', async () => {
  const app = buildApp({ db, demo: null, pagesFolder: null, logLevel: 'silent' });
  const payload = { data: { phoneNum: message.phoneNum, flow: 'a-screen-of-its-own-0001' } };
  const answer = await app.inject({ method: 'POST', url: calls.listSmsOutbox.path, payload });
  expect(answer.statusCode).toBe(404);
  await app.close();
});
