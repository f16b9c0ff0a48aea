import { sql } from 'kysely';
import { resources } from '../contract/all-calls.ts';
import { DAY_MS } from '../contract/days/calendar-days.ts';
import { type Change, runChange } from '../server/platform/audit/change.ts';
import type { Database } from '../server/platform/db/database.ts';
import { createCrudRepository } from '../server/platform/records/crud-repository.ts';
import { isUnfilled } from './is-unfilled.ts';

/** The seed must never change: databases keep it. */
const FILL = { seed: 'demo-staff-work', table: 'audit_entry' };
const LOCK = 7_364_135;

const PACKAGE = '乘用车 100 次包';
const OFFER_SHARE = 0.9;
const NOTICE = '冬季保养方案已更新';
const CHANNELS = '渠道';

/**
 * Makes changes as the administrator, so that audit, histories and bin of a demo are not empty, and undoes them. The
 * entries have the time of the first start, because the audit sets it itself.
 */
export async function ensureStaffWork(db: Database): Promise<void> {
  if (!(await isUnfilled(db.sql, FILL))) return;
  const admin = await db.sql.selectFrom('account').select('userId').where('username', '=', 'admin').executeTakeFirst();
  if (admin === undefined) return;
  await runChange(db, { userId: admin.userId, source: 'page', address: '127.0.0.1' }, async (change) => {
    // Several nodes may start at the same time.
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(change.sql);
    if (!(await isUnfilled(change.sql, FILL))) return;
    await reducePrice(db, change);
    await prolongNotice(db, change);
    await deleteNotice(db, change);
    await deleteChannel(db, change);
    await change.sql.insertInto('catalogueFill').values({ name: FILL.seed }).execute();
  });
}

/** Lowers the price of a package and restores it. */
async function reducePrice(db: Database, change: Change): Promise<void> {
  const found = await change.sql
    .selectFrom('package')
    .select('packageId as id')
    .where('packageName', '=', PACKAGE)
    .executeTakeFirst();
  if (found === undefined) return;
  const packages = createCrudRepository(db, resources.package);
  const before = await packages.get(found.id, change.sql);
  const priceFen = Math.round(before.priceFen * OFFER_SHARE);
  const reduced = await packages.edit(change, { ...found, rowVersion: before.rowVersion, values: { priceFen } });
  const values = { priceFen: before.priceFen };
  await packages.edit(change, { ...found, rowVersion: reduced.rowVersion, values });
}

/** Extends a notice by a week. */
async function prolongNotice(db: Database, change: Change): Promise<void> {
  const found = await change.sql
    .selectFrom('notice')
    .select('noticeId as id')
    .where('title', '=', NOTICE)
    .executeTakeFirst();
  if (found === undefined) return;
  const notices = createCrudRepository(db, resources.notice);
  const { endTime, rowVersion } = await notices.get(found.id, change.sql);
  if (endTime === null) return;
  const values = { endTime: new Date(Date.parse(endTime) + 7 * DAY_MS).toISOString() };
  await notices.edit(change, { ...found, rowVersion, values });
}

/** Adds a notice and deletes it. */
async function deleteNotice(db: Database, change: Change): Promise<void> {
  const notices = createCrudRepository(db, resources.notice);
  const { noticeId, rowVersion } = await notices.add(change, {
    title: '国庆期间客服值班安排',
    content: '<p>10 月 1 日至 3 日客服热线暂停，其余时间照常。</p>',
    version: '0.4.0',
    startTime: null,
    endTime: null,
    audienceRoles: [],
    audiencePlatform: 'all',
    audienceLanguage: 'zh',
  });
  await notices.remove(change, { id: noticeId, rowVersion });
}

/** Adds a channel, renames it and deletes it. */
async function deleteChannel(db: Database, change: Change): Promise<void> {
  const category = await change.sql
    .selectFrom('dictionary')
    .select(['id', 'dictionaryName'])
    .where('name', '=', CHANNELS)
    .executeTakeFirst();
  if (category === undefined) return;
  const entries = createCrudRepository(db, resources.dict);
  const { id, rowVersion } = await entries.add(change, {
    parentId: category.id,
    dictionaryName: category.dictionaryName,
    name: '传真',
    nameEn: 'Fax',
  });
  const values = { name: '传真广告', nameEn: 'Fax advertisement' };
  const renamed = await entries.edit(change, { id, rowVersion, values });
  await entries.remove(change, { id, rowVersion: renamed.rowVersion });
}
