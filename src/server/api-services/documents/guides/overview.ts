import { referencePath } from '../../../../contract/api-services/documents/rules.ts';
import { classNameOf, nameOf, summaryOf } from '../documented.ts';
import { blockMakers, type Guide } from './guide.ts';

export const overview: Guide = {
  title: { zh: '接口服务', en: 'API services' },
  summary: {
    zh: '页面上能查到的，您的系统也能调用：车型、配件、OE 号、价格与保养，统一的请求、统一的响应、查到才计费。',
    en: 'Everything on these screens is available to your own system: vehicles, parts, OE numbers, prices and maintenance, in one format. You pay only when data is found.',
  },
  blocks(source) {
    const { text, heading } = blockMakers(source);
    const classes = [...new Set(source.interfaces.map((one) => classNameOf(one, source.language)))];
    return [
      text(
        '从[快速开始](/service/quick-start)到第一次成功调用不超过两分钟。',
        'Follow the [quick start](/service/quick-start) to make your first successful call within two minutes.',
      ),
      ...classes.flatMap((name, index) => [
        heading(`class-${index + 1}`, name, name),
        {
          kind: 'list' as const,
          isOrdered: false,
          items: source.interfaces
            .filter((one) => classNameOf(one, source.language) === name)
            .map(
              (one) =>
                `[${nameOf(one, source.language)}](${referencePath(one.code)}) ${summaryOf(one, source.language)}`,
            ),
        },
      ]),
    ];
  },
};
