import type { ColumnType, Generated } from 'kysely';
import type { Platform } from '../../../../contract/platform.ts';
import type { SmsPurpose } from '../../../../contract/sms/schemas.ts';

type Time = ColumnType<string, string | undefined, string>;

interface SmsCodeTable {
  phoneNum: string;
  purpose: SmsPurpose;
  flowHash: string;
  platform: Platform;
  codeHash: string;
  tries: Generated<number>;
  expiresAt: Time;
}

/** SMS codes, and the outbox of a demo. */
export interface SmsTables {
  smsCode: SmsCodeTable;
  smsMessage: {
    messageId: Generated<number>;
    phoneNum: string;
    flowHash: string;
    text: string;
    code: string;
    sentAt: Time;
  };
}
