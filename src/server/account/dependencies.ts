import type { Language } from '../../contract/codes.ts';
import type { Platform } from '../../contract/platform.ts';
import type { SmsPurpose } from '../../contract/sms/schemas.ts';
import type { CaptchaClient } from '../http/request-context.ts';
import type { Sql } from '../platform/db/database.ts';

/** The captcha check of the captcha domain. */
export interface CaptchaGuard {
  /** Consumes a solved captcha of this level or more. @throws Refusal 800129 with a new captcha if there is none */
  require(client: CaptchaClient, level?: number): Promise<void>;
}

interface CodeScope {
  phoneNum: string;
  purpose: SmsPurpose;
  flow: string;
  platform: Platform;
}

interface ValidatedCode {
  scope: CodeScope;
  phoneCode: string;
}

/** The SMS codes of the sms domain. */
export interface PhoneCodes {
  /** Counts a wrong code as a try. @throws Refusal 600301, 800129, 900429 */
  validate(scope: CodeScope, phoneCode: string, client: CaptchaClient & { language: Language }): Promise<ValidatedCode>;
  /** Deletes the code in the transaction that it authorises. @throws Refusal 600301 */
  consume(transaction: Sql, code: ValidatedCode): Promise<void>;
}
