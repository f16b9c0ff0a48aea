import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { CallToolRequestSchema, ErrorCode, ListToolsRequestSchema, McpError } from '@modelcontextprotocol/sdk/types.js';
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv';
import { InterfaceCode, MCP_PATH } from '../../../contract/api-services/definition.ts';
import { errorResponse, Refusal } from '../../platform/errors.ts';
import { textIn } from '../documents/documented.ts';
import type { ApiRequest, Invoke } from '../gateway/invoke.ts';
import type { LiveKey } from '../keys/key-finder.ts';
import type { CallableInterfaces } from './callable-interfaces.ts';
import { toolOf, toolResultOf } from './tools.ts';

interface Dependencies {
  invoke: Invoke;
  listCallable: CallableInterfaces;
  /** For errors that are ours. */
  onError(error: unknown): void;
}

/** A message with what is known of its request. */
export interface ReceivedMessage {
  message: unknown;
  key: LiveKey;
  request: ApiRequest;
  /** The headers that the transport checks. */
  transportHeaders: Record<string, string>;
}

export interface AnsweredMessage {
  status: number;
  headers: Record<string, string>;
  /** Empty for a notification. */
  body: string;
}

/** Shared: each server would otherwise make its own, though nothing is ever validated by it. */
const jsonSchemaValidator = new AjvJsonSchemaValidator();
const VERSION = '1.0.0';

/** Answers messages of the Model Context Protocol, each by a server of its own: there are no sessions. */
export function createToolServer({ invoke, listCallable, onError }: Dependencies) {
  return async (received: ReceivedMessage): Promise<AnsweredMessage> => {
    const { key, request } = received;
    const { language } = request;
    const callHeaders: Record<string, string> = {};
    const server = new Server(
      { name: 'parts-catalogue', title: textIn(request, { zh: '配件目录', en: 'Parts catalogue' }), version: VERSION },
      { capabilities: { tools: {} }, instructions: textIn(request, instructions), jsonSchemaValidator },
    );
    server.setRequestHandler(ListToolsRequestSchema, async () => {
      try {
        return { tools: (await listCallable(key)).map((one) => toolOf(one, language)) };
      } catch (error) {
        // The library would send the message of any error.
        if (!(error instanceof Refusal)) onError(error);
        throw new McpError(ErrorCode.InternalError, errorResponse(error, language).body.message);
      }
    });
    server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
      const response = await invoke({
        ...request,
        // Any other name is unknown, and must not fill the cache of interfaces.
        interfaceCode: InterfaceCode.safeParse(params.name).success ? params.name : '',
        rawBody: Buffer.from(JSON.stringify(params.arguments ?? {})),
      });
      Object.assign(callHeaders, response.headers);
      return toolResultOf(response, language);
    });
    try {
      const { status, headers, body } = await answer(server, received);
      return { status, headers: { ...headers, ...callHeaders }, body };
    } finally {
      await server.close();
    }
  };
}

const instructions = {
  zh: '汽车配件目录：由 VIN 查车型、按车型或 OE 号查配件、替换件、价格与保养。每个工具的说明写明计费；没有数据、出错不计费。结果中的 charge 为本次计费与剩余次数。',
  en: 'A vehicle-parts catalogue: vehicles by VIN, parts by vehicle or OE number, replacements, prices and maintenance. The description of each tool states its charge; empty answers and errors are free. The charge of a result holds the units taken and left.',
};

async function answer(server: Server, { message, transportHeaders }: ReceivedMessage): Promise<AnsweredMessage> {
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  // The transport reads the headers only.
  const request = new Request(`http://localhost${MCP_PATH}`, { method: 'POST', headers: transportHeaders });
  const response = await transport.handleRequest(request, { parsedBody: message });
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: await response.text(),
  };
}
