import { referencePath } from '../../../../contract/api-services/documents/rules.ts';
import { type DocumentedInterface, type DocumentSource, nameOf } from '../documented.ts';
import { blockMakers, type Guide } from './guide.ts';

export const changes: Guide = {
  title: { zh: '更新记录', en: 'Change log' },
  summary: { zh: '接口的发布、变更与停用。', en: 'What was published, changed and deprecated.' },
  blocks(source) {
    const { text, pick, heading } = blockMakers(source);
    if (source.changes.length === 0) return [text('尚无记录。', 'Nothing has been published yet.')];
    const days = [...new Set(source.changes.map(({ publishedAt }) => publishedAt.slice(0, 10)))];
    return days.flatMap((day) => [
      heading(`day-${day}`, day, day),
      {
        kind: 'list' as const,
        isOrdered: false,
        items: source.changes
          .filter(({ publishedAt }) => publishedAt.startsWith(day))
          .map((change) => {
            const one = source.interfaces.find(({ code }) => code === change.code);
            const name = one === undefined ? change.code : nameOf(one, source.language);
            const version = pick(`第 ${change.version} 版`, `version ${change.version}`);
            return `[${name}](${referencePath(change.code)}) ${version}${change.notes === '' ? '' : `: ${change.notes}`}`;
          }),
      },
    ]);
  },
};

export const status: Guide = {
  title: { zh: '服务状态', en: 'Status' },
  summary: { zh: '每个接口现在的状态。', en: 'The state of each interface now.' },
  blocks(source) {
    const { pick } = blockMakers(source);
    return [
      {
        kind: 'table',
        head: [pick('接口', 'Interface'), pick('状态', 'State'), pick('版本', 'Version')],
        rows: source.interfaces.map((one) => [
          `[${nameOf(one, source.language)}](${referencePath(one.code)})`,
          stateText(source, one),
          String(one.version),
        ]),
      },
    ];
  },
};

function stateText(source: DocumentSource, { status: state, sunsetOn }: DocumentedInterface): string {
  const { pick } = blockMakers(source);
  if (state === 'deprecated') {
    return sunsetOn === null
      ? pick('已停用，仍可调用', 'Deprecated, still answers')
      : pick(`已弃用，${sunsetOn} 起不再响应`, `Deprecated, ends on ${sunsetOn}`);
  }
  return state === 'published' ? pick('可用', 'Available') : pick('未发布', 'Not published');
}
