import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { originOf } from '../../http/hosts/site-hosts.ts';
import { pageHints } from '../../http/pages/page-language.ts';
import type { Session } from '../../http/request-context.ts';
import { Refusal } from '../../platform/errors.ts';
import type { DocumentReader } from './document-reader.ts';
import type { DocumentSource } from './documented.ts';
import { llmsTextOf } from './folds/llms-text.ts';
import { markdownOf } from './folds/markdown.ts';
import { openApiOf } from './folds/open-api.ts';
import { findPage } from './folds/pages.ts';
import { postmanCollectionOf } from './folds/postman.ts';

interface Dependencies {
  reader: DocumentReader;
  findSession(token: string): Promise<Session | undefined>;
}

const JSON_TYPE = 'application/json; charset=utf-8';
const MARKDOWN_TYPE = 'text/markdown; charset=utf-8';

/** Mounts the documents that machines read, each at an address of its own. With a session's token they are its own. */
export function mountDocuments(app: FastifyInstance, { reader, findSession }: Dependencies): void {
  const serveText = (path: string, type: string, textOf: (source: DocumentSource, request: FastifyRequest) => string) =>
    app.get(path, async (request, reply) => {
      const token = request.headers.authorization;
      const session = token === undefined ? undefined : await findSession(token);
      const { language } = pageHints(request);
      const source = await reader.read({ session: session ?? null, language, origin: originOf(request) });
      return sendText(reply, type, textOf(source, request));
    });
  serveText('/service/openapi.json', JSON_TYPE, (source) => JSON.stringify(openApiOf(source), null, 2));
  serveText('/service/postman.json', JSON_TYPE, (source) => JSON.stringify(postmanCollectionOf(source), null, 2));
  serveText('/llms.txt', 'text/plain; charset=utf-8', (source) => llmsTextOf(source));
  serveText('/service/:file(^[\\w-]+\\.md$)', MARKDOWN_TYPE, (source, request) => {
    const page = findPage(source, fileParam(request).slice(0, -'.md'.length));
    if (page === undefined) throw new Refusal('900404');
    return markdownOf(page, source);
  });
}

function sendText(reply: FastifyReply, type: string, text: string): FastifyReply {
  return reply
    .type(type)
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-language, authorization, cookie')
    .send(text);
}

function fileParam({ params }: FastifyRequest): string {
  return typeof params === 'object' && params !== null && 'file' in params ? String(params.file) : '';
}
