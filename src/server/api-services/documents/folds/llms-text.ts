import { MCP_PATH } from '../../../../contract/api-services/definition.ts';
import type { DocumentSource } from '../documented.ts';
import { textIn } from '../documented.ts';
import { pageGroups } from './pages.ts';

/** The index of the documents for language models (llmstxt.org): links to the Markdown of each page. */
export function llmsTextOf(source: DocumentSource): string {
  const { origin } = source;
  const intro = textIn(source, {
    zh: '汽车配件目录的 API 服务：车型、配件、OE 号、价格与保养。',
    en: 'API services of a vehicle-parts catalogue: vehicles, parts, OE numbers, prices and maintenance.',
  });
  const notes = textIn(source, {
    zh: `所有接口都是 POST，请求体为 JSON，请求头 Authorization: Bearer 加密钥。OpenAPI 3.1：${origin}/service/openapi.json`,
    en: `Every interface is a POST with a JSON body and the header Authorization: Bearer with the key. OpenAPI 3.1: ${origin}/service/openapi.json`,
  });
  const tools = textIn(source, {
    zh: `同样的接口也是 MCP 工具（Streamable HTTP，同一密钥）：${origin}${MCP_PATH}`,
    en: `The same interfaces are tools of the Model Context Protocol (Streamable HTTP, with the same key): ${origin}${MCP_PATH}`,
  });
  const groups = pageGroups(source).map(
    ({ title, pages }) =>
      `## ${title}\n\n${pages.map((page) => `- [${page.title}](${origin}${markdownPath(page.id)}): ${page.summary}`).join('\n')}`,
  );
  return [
    `# ${textIn(source, { zh: '配件目录 API', en: 'Parts catalogue API' })}`,
    `> ${intro}`,
    notes,
    tools,
    ...groups,
  ]
    .join('\n\n')
    .concat('\n');
}

/** The path of a page as Markdown. */
export function markdownPath(id: string): string {
  return `/service/${id}.md`;
}
