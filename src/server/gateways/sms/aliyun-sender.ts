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
  /** Alibaba Cloud sends only texts that it has approved: one for each purpose, with the variable `code`. */
  templates: Readonly<Record<SmsPurpose, string>>;
  /** The network; tests give their own. */
  send?: typeof fetch;
}

const VERSION = '2017-05-25';
const TIMEOUT_MS = 5_000;

const Response = z.object({ Code: z.string() });

/** Sends by Alibaba Cloud's dysmsapi (SendSms). */
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
      const { host: _named, ...headers } = aliyunHeaders({ ...request, at: new Date(), nonce: randomUUID() }, keys);
      const answer = await send(`https://${host}/?${canonicalQuery(query)}`, {
        method: 'POST',
        headers,
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }).catch(() => {
        // What went wrong may have the request in it, and that has the phone and the code: it is not passed on.
        throw new Refusal('600304');
      });
      const told = Response.safeParse(await answer.json().catch(() => null));
      if (!answer.ok || told.data?.Code !== 'OK') throw new Refusal('600304');
    },
    outbox: null,
  };
}
