import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { SmsPurpose } from '../../../contract/sms/schemas.ts';
import { Refusal } from '../../platform/errors.ts';
import { type AliyunKeys, aliyunHeaders, canonicalQuery } from '../aliyun-signature.ts';
import type { SmsSender } from './sms-sender.ts';

interface Options {
  host: string;
  keys: AliyunKeys;
  signName: string;
  /** Approved templates, one per purpose, with the variable `code`. */
  templates: Readonly<Record<SmsPurpose, string>>;
  /** Replaced in tests. */
  send?: typeof fetch;
}

const VERSION = '2017-05-25';
const TIMEOUT_MS = 5_000;

const Response = z.object({ Code: z.string() });

/** Sends codes through Alibaba Cloud (dysmsapi, SendSms). */
export function createAliyunSender({ host, keys, signName, templates, send = fetch }: Options): SmsSender {
  return {
    async send({ phoneNum, purpose, code }) {
      const query = {
        PhoneNumbers: phoneNum,
        SignName: signName,
        TemplateCode: templates[purpose],
        TemplateParam: JSON.stringify({ code }),
      };
      const request = { host, action: 'SendSms', version: VERSION, query, body: new Uint8Array() };
      const { host: _host, ...headers } = aliyunHeaders({ ...request, at: new Date(), nonce: randomUUID() }, keys);
      const response = await send(`https://${host}/?${canonicalQuery(query)}`, {
        method: 'POST',
        headers,
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }).catch(() => {
        // The error may contain the request with the phone and the code.
        throw new Refusal('600304');
      });
      const body = Response.safeParse(await response.json().catch(() => null));
      if (!response.ok || body.data?.Code !== 'OK') throw new Refusal('600304');
    },
    outbox: null,
  };
}
