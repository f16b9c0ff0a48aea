import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensurePurchases } from '../../src/demo/ensure-purchases.ts';
import { ensureSurvey } from '../../src/demo/ensure-survey.ts';
import { ensureSurveyAnswers } from '../../src/demo/ensure-survey-answers.ts';
import type { Database } from '../../src/server/platform/db/database.ts';
import { openTestDatabase } from '../support/database/open-test-database.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

test('a database without the demo accounts gets no purchases or answers', async () => {
  await ensureSurvey(db);
  await ensurePurchases(db);
  await ensureSurveyAnswers(db);
  expect(await db.sql.selectFrom('purchase').select('orderCode').execute()).toEqual([]);
  expect(await db.sql.selectFrom('surveyReply').select('userId').execute()).toEqual([]);
});

test('past purchases in every final state and survey answers are added once', async () => {
  await db.execute(`
    insert into role (role_id, role_name, role_value) values (1, '普通用户', 1);
    insert into account (user_id, username, password_hash, role_id) values (1, 'shop', '-', 1), (2, 'admin', '-', 1),
      (3, 'apprentice', '-', 1), (4, 'parts', '-', 1)`);
  for (let start = 0; start < 2; start += 1) {
    await ensurePurchases(db);
    await ensureSurveyAnswers(db);
  }
  const orders = await db.sql.selectFrom('purchase').select(['state', 'orderCode']).orderBy('createdAt').execute();
  expect(orders.map(({ state }) => state)).toEqual(['granted', 'closed', 'refunded', 'closed', 'refundNeeded']);
  for (const { orderCode } of orders) expect(orderCode).toMatch(/^E\d{20}$/);
  // None is pending, so the reconciler ignores them, and none adds lookups.
  expect(await db.sql.selectFrom('quotaPackage').select('packageId').execute()).toEqual([]);
  const answered = await db.sql.selectFrom('surveyReply').select('userId').orderBy('userId').execute();
  expect(answered).toEqual([{ userId: 3 }, { userId: 4 }]);
  const { answers } = await db.sql
    .selectFrom('surveyAnswer')
    .select(({ fn }) => fn.countAll<number>().as('answers'))
    .executeTakeFirstOrThrow();
  expect(answers).toBe(14);
});
