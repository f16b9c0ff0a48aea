import { expect, test, vi } from 'vitest';
import { logged, maskPhone, recordOperation } from '../../../src/server/http/operation-log.ts';
import type { RequestContext } from '../../../src/server/http/request-context.ts';
import { makeContext } from '../../support/server/make-context.ts';

const log = () => ({ add: vi.fn(async () => undefined) });
const context: RequestContext = makeContext({ userId: 7 });

test('a logged handler runs unchanged, and its call is recorded for the signed-in user', async () => {
  const handler = logged(
    ({ id }: { id: number }, { platform }: RequestContext) => `${platform} ${id}`,
    ({ body, result }) => ({ action: 'orderRemove', subject: `#${body.id} ${result}` }),
  );
  const { add } = log();
  const result = await handler({ id: 3 }, context);
  expect(result).toBe('easyEpc 3');
  await recordOperation({ add }, handler, { body: { id: 3 }, result, context });
  const operation = { by: { userId: 7 }, action: 'orderRemove', subject: '#3 easyEpc 3' };
  expect(add).toHaveBeenCalledExactlyOnceWith(operation, context);
});

test('a handler that is not logged, and a description of null, record nothing', async () => {
  const { add } = log();
  await recordOperation({ add }, () => null, { body: {}, result: null, context });
  const silent = logged(
    () => null,
    () => null,
  );
  await recordOperation({ add }, silent, { body: {}, result: null, context });
  expect(add).not.toHaveBeenCalled();
});

test('without a session a call is recorded only for a user that its description names', async () => {
  const { add } = log();
  const signedOut = { ...context, session: null };
  const unnamed = logged(
    () => null,
    () => ({ action: 'login' }),
  );
  await recordOperation({ add }, unnamed, { body: {}, result: null, context: signedOut });
  expect(add).not.toHaveBeenCalled();
  const named = logged(
    () => null,
    () => ({ action: 'login', by: { userId: 9 } }),
  );
  await recordOperation({ add }, named, { body: {}, result: null, context: signedOut });
  expect(add).toHaveBeenCalledExactlyOnceWith({ action: 'login', by: { userId: 9 } }, signedOut);
});

test('phones are masked except for the first three and last four digits', () => {
  expect(maskPhone('13912340001')).toBe('139****0001');
});
