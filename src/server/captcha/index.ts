import type { captchaCalls } from '../../contract/captcha/calls.ts';
import type { Handlers } from '../http/serve.ts';
import type { Database } from '../platform/db/database.ts';
import { Refusal } from '../platform/errors.ts';
import { type DrawnCaptcha, drawCaptcha } from './captcha-picture.ts';
import { createCaptchas } from './captchas.ts';

interface Dependencies {
  db: Database;
  /** `drawCaptcha` of `captcha-picture.ts` by default. */
  draw?: (() => Promise<DrawnCaptcha>) | undefined;
}

export function captchaDomain({ db, draw = drawCaptcha }: Dependencies) {
  const captchas = createCaptchas(db, draw);
  const calls: Handlers<typeof captchaCalls> = {
    refreshCaptcha: (_body, context) => captchas.replace(context, true),
    replacePicture: (_body, context) => captchas.replace(context, false),
    async verifyCaptcha(answer, context) {
      const another = await captchas.verify(context, answer);
      if (another !== null) throw new Refusal('800130', { result: another });
      return null;
    },
  };
  return { calls, captchas };
}
