import type { captchaCalls } from '../../contract/captcha/calls.ts';
import type { Handlers } from '../http/serve.ts';
import type { Database } from '../platform/db/database.ts';
import { Refusal } from '../platform/errors.ts';
import { createCaptchas } from './captchas.ts';

export function captchaDomain({ db }: { db: Database }) {
  const captchas = createCaptchas(db);
  const calls: Handlers<typeof captchaCalls> = {
    refreshCaptcha: (_body, { address }) => captchas.create(address),
    async verifyCaptcha({ userInputCode }, context) {
      if (!(await captchas.verify(context, userInputCode))) throw new Refusal('800130');
      return null;
    },
  };
  return { calls, captchas };
}
