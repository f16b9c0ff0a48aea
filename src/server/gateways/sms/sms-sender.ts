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
  /** Of the screen that asked: a demo shows the message there and nowhere else. */
  flowHash: string;
}

export interface ShownSms {
  id: number;
  text: string;
  code: string;
  sentAt: string;
}

/** Sends codes by text message: a provider's, or the outbox of a demo. */
export interface SmsSender {
  /** @throws Refusal 600304 it could not be handed over, 600305 this site has no provider */
  send(message: SmsMessage): Promise<void>;
  /** What was written instead of sent, the newest first; null everywhere but in a demo. */
  outbox: ((place: { phoneNum: string; flowHash: string }) => Promise<ShownSms[]>) | null;
}
