import type { Language } from '../../../contract/codes.ts';
import type { Platform } from '../../../contract/platform.ts';
import type { SmsPurpose } from '../../../contract/sms/schemas.ts';

/** One text message with a code. */
export interface SmsMessage {
  /** 11 digits. */
  phoneNum: string;
  purpose: SmsPurpose;
  code: string;
  platform: Platform;
  language: Language;
  /** Identifies the screen that requested the code: a demo shows the message only there. */
  flowHash: string;
}

export interface OutboxSms {
  id: number;
  text: string;
  code: string;
  sentAt: string;
}

/** Sends codes by text message: through a provider, or to the outbox of a demo. */
export interface SmsSender {
  /** @throws Refusal 600304 not accepted by the provider, 600305 no provider configured */
  send(message: SmsMessage): Promise<void>;
  /** Lists the messages of a demo's outbox, newest first; null outside of a demo. */
  outbox: ((screen: { phoneNum: string; flowHash: string }) => Promise<OutboxSms[]>) | null;
}
