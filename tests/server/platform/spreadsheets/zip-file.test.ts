import { randomBytes } from 'node:crypto';
import { readdir, readlink } from 'node:fs/promises';
import { expect, test, vi } from 'vitest';
import { openZip } from '../../../../src/server/platform/spreadsheets/zip.ts';
import { folderOf } from '../../../support/spreadsheets/import-files.ts';
import { zipOf } from '../../../support/spreadsheets/make-workbook.ts';

// Random bytes hardly compress, so a part takes many reads of the file.
const content = randomBytes(512 * 1024).toString('hex');
const parts = ['one.xml', 'two.xml'];

async function zipOnDisk(): Promise<string> {
  const folder = await folderOf({ 'parts.zip': zipOf(parts.map((name) => ({ name, content }))) });
  return `${folder}/parts.zip`;
}

test('a stream that is left before its end does not disturb the other parts, which are read whole', async () => {
  const zip = await openZip(await zipOnDisk(), {
    ...{ entries: 10, entryBytes: 2 ** 21, totalBytes: 2 ** 22, readBytes: 2 ** 30 },
  });
  for (let turn = 0; turn < 50; turn += 1) {
    const whole = zip.read('two.xml');
    for await (const _ of zip.chunks('one.xml')) break;
    for await (const _ of zip.chunks('one.xml')) break;
    expect((await whole)?.length).toBe(content.length);
  }
  zip.close();
});

test('the file is closed after the last stream of a closed zip, read to the end or not', async () => {
  const path = await zipOnDisk();
  const zip = await openZip(path);
  const whole = zip.read('two.xml');
  for await (const _ of zip.chunks('one.xml')) break;
  zip.close();
  await whole;
  await vi.waitFor(async () => {
    const opened = await readdir('/proc/self/fd');
    const targets = await Promise.all(opened.map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')));
    expect(targets).not.toContain(path);
  });
});

test('a file that is no zip is refused and closed', async () => {
  const folder = await folderOf({ 'none.zip': 'no zip' });
  await expect(openZip(`${folder}/none.zip`)).rejects.toMatchObject({ reason: 'damaged' });
  await expect(openZip(`${folder}/missing.zip`)).rejects.toMatchObject({ reason: 'damaged' });
});
