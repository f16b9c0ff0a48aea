import type { Insertable } from 'kysely';
import { DAY_MS } from '../../contract/days/calendar-days.ts';
import type { Tables } from '../../server/platform/db/tables.ts';
import { isoOf, startOfDay, type Timeline } from './timeline.ts';

type NoticeRow = Insertable<Tables['notice']>;

interface PastNotice extends Omit<NoticeRow, 'startTime' | 'endTime' | 'createdAt'> {
  daysAgo: number;
  days: number;
}

/** When on a day notices are published. */
const PUBLISHED_MS = DAY_MS * (10 / 24);

/** Notices of the past for several audiences. Content is sanitised HTML, shown as it is. */
const notices: readonly PastNotice[] = [
  {
    daysAgo: 96,
    days: 30,
    title: '商用车目录新增解放 J7、重汽黄河',
    content: '<p>新增解放 J7、重汽黄河两个车系的全部配件与爆炸图。</p><p>在车型查询中按出厂代码即可找到。</p>',
    version: '0.2.0',
    audienceRoles: [],
    audiencePlatform: 'all',
    audienceLanguage: 'all',
  },
  {
    daysAgo: 61,
    days: 45,
    title: '汽配门店版上线批量查询',
    content: '<p>一次最多查询 <strong>500</strong> 个 OE 号，结果可导出为表格，也可直接加入工单。</p>',
    version: '0.3.0',
    audienceRoles: [],
    audiencePlatform: 'qpzj',
    audienceLanguage: 'zh',
  },
  {
    daysAgo: 33,
    days: 60,
    title: '代理商与销售：本季度返点规则',
    content:
      '<p>本季度起，返点按名下用户的实付金额计算：</p><ul><li>每月 5 日前核对</li><li>每月 10 日前结算</li></ul>',
    version: '0.3.0',
    audienceRoles: [2, 3],
    audiencePlatform: 'all',
    audienceLanguage: 'zh',
  },
  {
    daysAgo: 12,
    days: 30,
    title: 'Prices by region for exporters',
    content: '<p>The parts panel now compares the prices of all provinces and exports them in one sheet.</p>',
    version: '0.4.0',
    audienceRoles: [],
    audiencePlatform: 'easyEpc',
    audienceLanguage: 'en',
  },
  {
    daysAgo: 5,
    days: 20,
    title: '冬季保养方案已更新',
    content: '<p>防冻液、电瓶与轮胎的检查项目已按车型更新，可一键转为工单。</p>',
    version: '0.4.0',
    audienceRoles: [1],
    audiencePlatform: 'all',
    audienceLanguage: 'zh',
  },
];

/** Accounts that are newer than a notice, such as the demo accounts, are not shown it. */
export function noticeRows({ nowMs }: Timeline): NoticeRow[] {
  return notices.map(({ daysAgo, days, ...notice }) => {
    const startMs = startOfDay(nowMs) - daysAgo * DAY_MS + PUBLISHED_MS;
    return { ...notice, startTime: isoOf(startMs), endTime: isoOf(startMs + days * DAY_MS), createdAt: isoOf(startMs) };
  });
}
