import type { SmsMessage, SmsSender } from '../../../src/server/gateways/sms/sms-sender.ts';

/** A sender that stores its messages for tests to read. */
export function createSmsOutbox() {
  const messages: SmsMessage[] = [];
  const sender: SmsSender = {
    send: async (message) => void messages.push(message),
    outbox: async (place) =>
      messages
        .filter(({ phoneNum, flowHash }) => phoneNum === place.phoneNum && flowHash === place.flowHash)
        .map(({ code }, id) => ({ id, text: code, code, sentAt: '2026-03-01T08:00:00.000Z' })),
  };
  /** The code of the newest message to a phone. */
  const codeTo = (phoneNum: string): string => {
    const code = messages.findLast((message) => message.phoneNum === phoneNum)?.code;
    if (code === undefined) throw new Error(`nothing was sent to ${phoneNum}`);
    return code;
  };
  return { messages, sender, codeTo };
}
