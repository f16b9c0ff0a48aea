import { expect, test } from 'vitest';
import { createUploadSlots, type UploadSlot } from '../../../../src/server/http/uploads/upload-slots.ts';

const refused = { code: '900503', details: { retryAfterS: 5 } };
const ofAccount = (userId: number, network = '10.0.0.1') => ({ userId, network });
const withTicket = { userId: null, network: '10.0.0.9' };

/** Uploads that hold their slots until `finish`. */
function openUploads(slots: ReturnType<typeof createUploadSlots>) {
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const running: Promise<void>[] = [];
  const start = (uploader: Parameters<typeof slots.run>[0], bytes = 0) =>
    running.push(
      slots.run(uploader, async (slot) => {
        slot.addBytes(bytes);
        await finished;
      }),
    );
  return {
    start,
    finish() {
      finish();
      return Promise.all(running);
    },
  };
}

const addBytes = (count: number) => async (slot: UploadSlot) => slot.addBytes(count);
const nothing = async () => 'done';

test('an account has three uploads at once, which leaves room for others', async () => {
  const slots = createUploadSlots();
  const { start, finish } = openUploads(slots);
  for (let count = 0; count < 3; count += 1) start(ofAccount(1));
  await expect(slots.run(ofAccount(1), nothing)).rejects.toMatchObject(refused);
  expect(await slots.run(ofAccount(2), nothing)).toBe('done');
  await finish();
  expect(await slots.run(ofAccount(1), nothing)).toBe('done');
});

test('a network has twelve uploads at once, with a session or with tickets', async () => {
  const slots = createUploadSlots();
  const { start, finish } = openUploads(slots);
  for (let count = 0; count < 12; count += 1) start(withTicket);
  await expect(slots.run(withTicket, nothing)).rejects.toMatchObject(refused);
  await expect(slots.run(ofAccount(1, withTicket.network), nothing)).rejects.toMatchObject(refused);
  expect(await slots.run(ofAccount(1), nothing)).toBe('done');
  await finish();
});

test('all uploads of a process together are bounded', async () => {
  const slots = createUploadSlots({ maxUploads: 2 });
  const { start, finish } = openUploads(slots);
  for (const userId of [1, 2]) start(ofAccount(userId, `10.0.0.${userId}`));
  await expect(slots.run(ofAccount(3, '10.0.0.3'), nothing)).rejects.toMatchObject(refused);
  await finish();
});

test('uploads together hold a bounded number of bytes, until they end', async () => {
  const slots = createUploadSlots({ maxBytes: 100 });
  const { start, finish } = openUploads(slots);
  start(ofAccount(1), 60);
  await expect(slots.run(ofAccount(2), addBytes(41))).rejects.toMatchObject(refused);
  await slots.run(ofAccount(2), addBytes(40));
  start(ofAccount(2), 40);
  await expect(slots.run(ofAccount(3), nothing)).rejects.toMatchObject(refused);
  await finish();
  await slots.run(ofAccount(3), addBytes(100));
});

test('uploads of an account and of a network in a minute are bounded, also those that fail', async () => {
  const slots = createUploadSlots({ perMinute: { account: 2, network: 3 } });
  const tooMany = { code: '900429', details: { retryAfterS: expect.any(Number) } };
  const fail = () => Promise.reject(new Error('aborted'));
  for (let count = 0; count < 2; count += 1) await expect(slots.run(ofAccount(1), fail)).rejects.toThrow('aborted');
  await expect(slots.run(ofAccount(1, '10.0.0.2'), nothing)).rejects.toMatchObject(tooMany);
  expect(await slots.run(ofAccount(2), nothing)).toBe('done');
  await expect(slots.run(ofAccount(3), nothing)).rejects.toMatchObject(tooMany);
});

test('a call with a bound of its own neither uses nor shares the others', async () => {
  const slots = createUploadSlots({ perMinute: { account: 1, network: 1 } });
  const ofImport = { ...ofAccount(1), perMinute: 2 };
  for (let count = 0; count < 2; count += 1) expect(await slots.run(ofImport, nothing)).toBe('done');
  await expect(slots.run(ofImport, nothing)).rejects.toMatchObject({ code: '900429' });
  expect(await slots.run(ofAccount(1), nothing)).toBe('done');
  await expect(slots.run(ofAccount(1), nothing)).rejects.toMatchObject({ code: '900429' });
});
