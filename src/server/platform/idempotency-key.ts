import { Refusal } from './errors.ts';

/** For an idempotency key that was used with other values: it must not identify two operations. */
export function usedIdempotencyKey(): Refusal {
  return new Refusal('900400', {
    problems: [
      {
        path: 'data.operationId',
        zh: '已用于另一次操作，请使用新的编号',
        en: 'has been used for another operation: use a new one',
      },
    ],
  });
}
