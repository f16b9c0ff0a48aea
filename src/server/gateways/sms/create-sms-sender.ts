import type { SmsConfig } from '../../platform/config.ts';
import type { Database } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/errors.ts';
import { createAliyunSender } from './aliyun-sender.ts';
import { createOutboxSender } from './outbox-sender.ts';
import type { SmsSender } from './sms-sender.ts';

/** Creates the sender of the configured provider. */
export function createSmsSender(choice: SmsConfig, db: Database): SmsSender {
  switch (choice.provider) {
    case 'outbox':
      return createOutboxSender(db);
    case 'aliyun':
      return createAliyunSender(choice);
    case 'none':
      return noSender;
  }
}

/** Refuses every message: no provider is configured. */
export const noSender: SmsSender = {
  send: async () => {
    throw new Refusal('600305');
  },
  outbox: null,
};
