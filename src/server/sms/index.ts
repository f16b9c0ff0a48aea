import type { smsCalls } from '../../contract/sms/calls.ts';
import { noSender } from '../gateways/sms/create-sms-sender.ts';
import type { SmsSender } from '../gateways/sms/sms-sender.ts';
import type { CaptchaClient } from '../http/request-context.ts';
import type { Handlers } from '../http/serve.ts';
import type { Database } from '../platform/db/database.ts';
import { Refusal } from '../platform/errors.ts';
import type { Settings } from '../platform/settings.ts';
import { createSmsCodes } from './sms-codes.ts';

interface Dependencies {
  db: Database;
  captcha: { captchas: { require(client: CaptchaClient, level?: number): Promise<void> } };
  /** The provider; by default none, and codes are refused with 600305. */
  sender?: SmsSender | undefined;
  settings: Settings;
}

export function smsDomain({ db, captcha, sender = noSender, settings }: Dependencies) {
  const codes = createSmsCodes({ db, sender, captchas: captcha.captchas, settings });
  const calls: Handlers<typeof smsCalls> = {
    async sendSms(scope, context) {
      // The other purposes are for users who are not signed in.
      if (scope.purpose === 'changePhone' && context.session === null) throw new Refusal('600209');
      if (!settings.get('sms.isOn')) throw new Refusal('600305');
      return codes.send({ ...scope, platform: context.platform }, context);
    },
    async validateSmsCode({ phoneCode, ...scope }, context) {
      await codes.validate({ ...scope, platform: context.platform }, phoneCode, context);
      return null;
    },
    async invalidateSmsCode({ platform, ...scope }, context) {
      await codes.invalidate({ ...scope, platform: platform ?? context.platform });
      return null;
    },
    listSmsOutbox: (scope) => codes.listOutbox(scope),
  };
  return { calls, codes };
}
