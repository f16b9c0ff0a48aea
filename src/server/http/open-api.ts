import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { allCalls } from '../../contract/all-calls.ts';
import type { AnyCallWithSchemas, Upload } from '../../contract/call.ts';
import { codeMessages } from '../../contract/code-messages.ts';
import { uploadTicketHeader } from '../../contract/headers.ts';
import { acceptedCoding, type Coding, compress } from './pages/compression.ts';

type Json = Record<string, unknown>;

/**
 * Mounts GET /openapi.json. Anyone may request it, so it is made once and compressed once per coding. The first request
 * makes it: at the start it took two thirds of the time to mount everything.
 */
export function mountOpenApi(app: FastifyInstance): void {
  let bytes: Buffer | undefined;
  const encoded = new Map<Coding, Promise<Buffer>>();
  app.get('/openapi.json', async (request, reply) => {
    const coding = acceptedCoding(request);
    bytes ??= Buffer.from(JSON.stringify(openApiOf(allCalls)));
    const sent = encoded.get(coding) ?? compress(bytes, coding);
    encoded.set(coding, sent);
    if (coding !== 'identity') reply.header('content-encoding', coding);
    return reply
      .type('application/json; charset=utf-8')
      .header('vary', 'accept-encoding')
      .send(await sent);
  });
}

const security = {
  open: [],
  session: [{ token: [] }],
} as const;

/** The OpenAPI 3.1 document of the calls: paths, bodies, results, access, and the closed list of codes. */
export function openApiOf(calls: readonly AnyCallWithSchemas[]): Json {
  const paths: Record<string, Json> = {};
  const schemas: Json = { Problem: problem };
  for (const call of calls) {
    const verb = call.method === 'GET' ? 'get' : 'post';
    paths[call.path] = { ...paths[call.path], [verb]: operationOf(call, schemas) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'EPC API',
      version: '1',
      description: `Every response is { code, message, result }. Codes: ${Object.entries(codeMessages)
        .map(([code, { en }]) => `${code} ${en}`)
        .join('; ')}.`,
    },
    paths,
    components: {
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'Authorization' },
      },
      schemas,
    },
  };
}

const problem = envelopeOf({
  oneOf: [
    { type: 'null' },
    {
      type: 'object',
      properties: {
        problems: {
          type: 'array',
          items: { type: 'object', properties: { path: { type: 'string' }, message: { type: 'string' } } },
        },
      },
    },
  ],
});

function operationOf(call: AnyCallWithSchemas, schemas: Json): Json {
  const { access } = call;
  const scheme = access === 'open' ? 'open' : 'session';
  const refused = { description: 'Refused', content: json({ $ref: '#/components/schemas/Problem' }) };
  return {
    operationId: call.operation,
    tags: [call.path.split('/')[1] ?? ''],
    security: security[scheme],
    ...(access.startsWith('/') ? { 'x-power': access } : {}),
    ...(call.charge ? { 'x-charge': call.charge } : {}),
    ...(call.isSealed ? { 'x-sealed': true } : {}),
    ...requestOf(call, schemas),
    responses: {
      200: { description: 'Answered: code says how', content: contentOf(call, schemas) },
      400: refused,
      ...(access === 'open' ? {} : { 401: refused }),
      ...(access.startsWith('/') ? { 403: refused } : {}),
      415: refused,
      429: refused,
      503: refused,
    },
  };
}

function requestOf(call: AnyCallWithSchemas, schemas: Json): Json {
  const body = schemaOf(call.body, { io: 'input', name: `${call.operation}Body`, schemas });
  if (call.upload !== undefined) return uploadOf(body, call.upload);
  if (call.method !== 'GET') {
    const schema = { type: 'object', properties: { data: body }, required: ['data'], additionalProperties: false };
    return { requestBody: { required: true, content: json(schema) } };
  }
  const { properties, required } = ObjectSchema.parse(body);
  return {
    parameters: Object.entries(properties).map(([name, schema]) => ({
      name,
      in: 'query',
      required: required.includes(name),
      schema,
    })),
  };
}

/** A form of the file and the body, whose ticket is a header. */
function uploadOf(body: Json, { ticketField }: Upload): Json {
  const file = { type: 'string', contentMediaType: 'application/octet-stream' };
  const { [ticketField ?? '']: ticket, ...properties } = ObjectSchema.parse(body).properties;
  const data = ticket === undefined ? body : { type: 'object', properties, additionalProperties: false };
  const schema = { type: 'object', properties: { file, data }, required: ['file'], additionalProperties: false };
  const encoding = { data: { contentType: 'application/json' } };
  return {
    ...(ticket === undefined
      ? {}
      : { parameters: [{ name: uploadTicketHeader, in: 'header', required: true, schema: ticket }] }),
    requestBody: { required: true, content: { 'multipart/form-data': { schema, encoding } } },
  };
}

const ObjectSchema = z.object({
  properties: z.record(z.string(), z.unknown()).default({}),
  required: z.array(z.string()).default([]),
});

function contentOf(call: AnyCallWithSchemas, schemas: Json): Json {
  if (call.media !== undefined) return { [call.media]: { schema: { type: 'string' } } };
  const result = schemaOf(call.result, { io: 'output', name: `${call.operation}Result`, schemas });
  const sealed = {
    type: 'string',
    description: 'Sealed: AES-256-CBC under the session key, base64 of vector and text',
  };
  return json(envelopeOf(call.isSealed ? { ...sealed, contentSchema: result } : result));
}

function envelopeOf(result: Json): Json {
  const text = { type: 'string' };
  return { type: 'object', properties: { code: text, message: text, result }, required: ['code', 'message', 'result'] };
}

function json(schema: Json): Json {
  return { 'application/json': { schema } };
}

interface SchemaOptions {
  io: 'input' | 'output';
  name: string;
  schemas: Json;
}

/** Inlines a schema, except a recursive one, which becomes a named schema of the document. */
function schemaOf(schema: z.ZodType, { io, name, schemas }: SchemaOptions): Json {
  const { $schema: _dialect, ...whole } = z.toJSONSchema(schema, {
    io,
    reused: 'inline',
    cycles: 'ref',
    unrepresentable: 'any',
  });
  // Zod's references are relative to the schema; here they must be relative to the document.
  const text = JSON.stringify(whole)
    .replaceAll('"$ref":"#"', `"$ref":"#/components/schemas/${name}"`)
    .replaceAll('"$ref":"#/$defs/', `"$ref":"#/components/schemas/${name}`);
  const { $defs = {}, ...rest } = JsonSchema.parse(JSON.parse(text));
  for (const [key, definition] of Object.entries($defs)) schemas[`${name}${key}`] = definition;
  if (!text.includes(`"#/components/schemas/${name}"`)) return rest;
  schemas[name] = rest;
  return { $ref: `#/components/schemas/${name}` };
}

const JsonSchema = z.looseObject({ $defs: z.record(z.string(), z.unknown()).optional() });
