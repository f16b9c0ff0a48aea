import { referencePath } from '../../../../contract/api-services/documents/rules.ts';
import { groupBy } from '../../../../contract/group-by.ts';
import { shopDate } from '../../../../contract/shop-time.ts';
import { HEALTH_DAYS } from '../../usage/interface-health.ts';
import { type DocumentedInterface, type DocumentSource, nameOf, type PublishedChange } from '../documented.ts';
import { blockMakers, type Guide } from './guide.ts';

export const changes: Guide = {
  title: { zh: '更新记录', en: 'Change log' },
  summary: { zh: '接口的发布、变更、弃用与下线。', en: 'What was published, changed, deprecated and retired.' },
  blocks(source) {
    const { text, heading } = blockMakers(source);
    const entries = [
      ...source.changes.map((change) => published(source, change)),
      ...deprecations(source),
      ...retirements(source),
    ].toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
    if (entries.length === 0) return [text('尚无记录。', 'Nothing has been published yet.')];
    const byDay = groupBy(entries, ({ at }) => shopDate(new Date(at)));
    return [...byDay].flatMap(([day, ofDay]) => [
      heading(`day-${day}`, day, day),
      { kind: 'list' as const, isOrdered: false, items: ofDay.map((entry) => entry.text) },
    ]);
  },
};

/** A line of the change log; `at` is an ISO time. */
interface Entry {
  at: string;
  text: string;
}

function published(source: DocumentSource, { code, version, publishedAt, notes }: PublishedChange): Entry {
  const { pick } = blockMakers(source);
  const text = `${linkTo(source, code)} ${pick(`第 ${version} 版`, `version ${version}`)}`;
  return { at: publishedAt, text: notes === '' ? text : `${text}: ${notes}` };
}

function deprecations(source: DocumentSource): Entry[] {
  const { pick } = blockMakers(source);
  return source.interfaces.flatMap(({ code, status: state, deprecatedAt, sunsetOn, replacementCode }) => {
    if (state !== 'deprecated' || deprecatedAt === null) return [];
    const end = sunsetOn === null ? '' : pick(`，${sunsetOn} 起不再响应`, `, stops responding on ${sunsetOn}`);
    const link = replacementCode === null ? '' : linkTo(source, replacementCode);
    const use = link === '' ? '' : pick(`，请改用 ${link}`, `, replaced by ${link}`);
    return [{ at: deprecatedAt, text: `${linkTo(source, code)} ${pick('弃用', 'deprecated')}${end}${use}` }];
  });
}

function retirements(source: DocumentSource): Entry[] {
  const { pick } = blockMakers(source);
  return source.retired.map(({ code, offAt }) => ({
    at: offAt,
    text: `${linkTo(source, code)} ${pick('已下线，不再响应', 'retired, no longer responds')}`,
  }));
}

/** A retired interface has no page, so only its name is shown. */
function linkTo({ interfaces, retired, language }: DocumentSource, code: string): string {
  const gone = retired.find((known) => known.code === code);
  if (gone !== undefined) return language === 'en' ? gone.nameEn : gone.name;
  const one = interfaces.find((known) => known.code === code);
  return `[${one === undefined ? code : nameOf(one, language)}](${referencePath(code)})`;
}

export const status: Guide = {
  title: { zh: '服务状态', en: 'Status' },
  summary: {
    zh: `每个接口现在的状态，以及近 ${HEALTH_DAYS} 天正式调用的错误率和响应时间中位数。`,
    en: `The state of each interface now, with errors and median time of live calls in the last ${HEALTH_DAYS} days.`,
  },
  blocks(source) {
    const { pick } = blockMakers(source);
    return [
      {
        kind: 'table',
        head: [
          pick('接口', 'Interface'),
          pick('状态', 'State'),
          pick('错误率', 'Errors'),
          pick('响应时间', 'Median time'),
          pick('版本', 'Version'),
        ],
        rows: source.interfaces.map((one) => [
          `[${nameOf(one, source.language)}](${referencePath(one.code)})`,
          stateText(source, one),
          ...healthTexts(source, one.code),
          String(one.version),
        ]),
      },
    ];
  },
};

function healthTexts({ health }: DocumentSource, code: string): [errors: string, time: string] {
  const known = health.get(code);
  if (known === undefined) return ['—', '—'];
  return [`${known.errorPercent} %`, known.p50Ms === null ? '—' : `${known.p50Ms} ms`];
}

function stateText(source: DocumentSource, one: DocumentedInterface): string {
  const { pick } = blockMakers(source);
  const state = statusText(source, one);
  const isDisturbed = source.health.get(one.code)?.isDisturbed === true;
  return isDisturbed ? pick(`${state}；目前错误较多`, `${state}; many errors at present`) : state;
}

function statusText(source: DocumentSource, { status: state, sunsetOn }: DocumentedInterface): string {
  const { pick } = blockMakers(source);
  if (state === 'deprecated') {
    return sunsetOn === null
      ? pick('已弃用，仍可调用', 'Deprecated, still answers')
      : pick(`已弃用，${sunsetOn} 起不再响应`, `Deprecated, ends on ${sunsetOn}`);
  }
  return state === 'published' ? pick('可用', 'Available') : pick('未发布', 'Not published');
}
