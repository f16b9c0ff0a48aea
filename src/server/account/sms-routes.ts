import type { smsCalls } from '../../contract/sms/calls.ts';
import type { Handlers } from '../http/serve.ts';
import { Refusal } from '../platform/errors.ts';
import type { SmsCodes } from './sms-codes.ts';

/** Codes by text message, for whoever proves a phone to be theirs. */
export function smsRoutes({ codes }: { codes: SmsCodes }): Handlers<typeof smsCalls> {
  return {
    async sendSms(place, visit) {
      // A new phone is proved by whoever is signed in; every other errand is of those who are not.
      if (place.purpose === 'changePhone' && visit.session === null) throw new Refusal('600209');
      return codes.send({ ...place, platform: visit.platform }, visit);
    },
    async validateSmsCode({ phoneCode, ...place }, visit) {
      await codes.validate({ ...place, platform: visit.platform }, phoneCode, visit);
      return null;
    },
    async invalidateSmsCode({ platform, ...place }, visit) {
      await codes.invalidate({ ...place, platform: platform ?? visit.platform });
      return null;
    },
    listSmsOutbox: (place) => codes.outbox(place),
  };
}
