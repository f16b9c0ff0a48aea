import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { stopUpload, uploadRuns } from '../../../../src/backoffice/imports/upload/upload-runs.ts';
import { IMPORT_CHUNK_BYTES } from '../../../../src/contract/imports/rules.ts';
import { gate } from '../../../support/gate.ts';
import { type Overrides, refuse } from '../../../support/screens/fakes.ts';
import { openBackoffice } from '../../../support/screens/open-backoffice.tsx';
import { sampleImport } from '../sample-import.ts';

const LARGE = IMPORT_CHUNK_BYTES + 500;

afterEach(() => {
  for (const importId of Object.keys(uploadRuns.get())) stopUpload(Number(importId));
});

const fileOf = (name: string, size: number) => new File([new Uint8Array(size)], name);

function chooseFiles(...files: File[]) {
  fireEvent.change(screen.getByLabelText('Choose files', { selector: 'input' }), { target: { files } });
}

/** A server that keeps what it has received of each file. */
function uploadServer(files: Record<string, number>, received: Record<string, number> = {}) {
  let status: 'uploading' | 'inspecting' = 'uploading';
  const parts: { path: string; startsAt: number }[] = [];
  const overrides: Overrides = {
    importSourceList: [{ sourceId: 1, code: 'acme', name: 'Acme' }],
    importCreate: { importId: 12 },
    importGet: () =>
      sampleImport({
        status,
        tables: [],
        uploads: Object.entries(files).map(([path, bytes]) => ({ path, bytes, receivedBytes: received[path] ?? 0 })),
      }),
    importUpload: ({ path, startsAt }) => {
      if (startsAt !== (received[path] ?? 0)) refuse('300921');
      parts.push({ path, startsAt });
      received[path] = Math.min(files[path] ?? 0, startsAt + IMPORT_CHUNK_BYTES);
      return { receivedBytes: received[path] };
    },
    importStart: () => {
      status = 'inspecting';
      return null;
    },
  };
  return { overrides, parts };
}

test('files are uploaded in parts, and the server looks into them once all are there', async () => {
  const { overrides, parts } = uploadServer({ 'list.csv': LARGE });
  const { user, calls, url } = await openBackoffice('/manager/import?new=1', { overrides });
  await screen.findByText('Drop a folder, files or a zip here');
  chooseFiles(fileOf('list.csv', LARGE), fileOf('.DS_Store', 3), fileOf('blank.csv', 0));
  expect(await screen.findByText(/^1 file, 2 MB\. 1 empty file will not be uploaded\.$/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Upload' }));
  expect(await screen.findByText('Analysing files')).toBeTruthy();
  expect(url()).toBe('/manager/import?id=12');
  expect(parts).toEqual([
    { path: 'list.csv', startsAt: 0 },
    { path: 'list.csv', startsAt: IMPORT_CHUNK_BYTES },
  ]);
  const body = (operation: string) => calls.find((call) => call.operation === operation)?.body;
  expect(body('importCreate')).toEqual({
    ...{ sourceCode: 'acme', sourceName: 'Acme', isFull: false },
    files: [{ path: 'list.csv', bytes: LARGE }],
  });
  expect(body('importStart')).toEqual({ importId: 12 });
});

test('a first read with the state before the end of the upload does not keep the page at it', async () => {
  const uploads = [{ path: 'list.csv', bytes: 40, receivedBytes: 40 }];
  const isRead = gate();
  const isStarted = gate();
  let reads = 0;
  const overrides: Overrides = {
    ...uploadServer({ 'list.csv': 40 }).overrides,
    async importGet() {
      reads += 1;
      isRead.open();
      if (reads > 1) return sampleImport({ status: 'inspecting', tables: [], uploads });
      await isStarted.passed;
      return sampleImport({ status: 'uploading', tables: [], uploads });
    },
    async importUpload() {
      await isRead.passed;
      return { receivedBytes: 40 };
    },
    importStart() {
      // The read is answered after the page has learnt of the start.
      setTimeout(isStarted.open, 50);
      return null;
    },
  };
  const { user } = await openBackoffice('/manager/import?new=1', { overrides });
  await screen.findByText('Drop a folder, files or a zip here');
  chooseFiles(fileOf('list.csv', 40));
  await user.click(screen.getByRole('button', { name: 'Upload' }));
  expect(await screen.findByText('Analysing files')).toBeTruthy();
});

test('an upload that was left goes on where it was when the same files are chosen again', async () => {
  const files = { 'a.csv': LARGE, 'b.csv': 40 };
  const { overrides, parts } = uploadServer(files, { 'a.csv': IMPORT_CHUNK_BYTES, 'b.csv': 40 });
  await openBackoffice('/manager/import?id=12', { overrides });
  await screen.findByText(/Choose the same files again/);
  chooseFiles(fileOf('a.csv', 7));
  expect(
    await screen.findByText('1 unfinished file is missing from your selection (path and size must match):'),
  ).toBeTruthy();
  expect(parts).toEqual([]);
  chooseFiles(fileOf('a.csv', LARGE));
  expect(await screen.findByText('Analysing files')).toBeTruthy();
  expect(parts).toEqual([{ path: 'a.csv', startsAt: IMPORT_CHUNK_BYTES }]);
});

test('a part that is refused as out of order goes on from what the server has', async () => {
  const { overrides, parts } = uploadServer({ 'a.csv': LARGE });
  await openBackoffice('/manager/import?id=12', { overrides });
  await screen.findByText(/Choose the same files again/);
  // Another tab sends the first part after this page has read what is there.
  const { importUpload } = overrides;
  if (typeof importUpload !== 'function') throw new Error('no fake of importUpload');
  await importUpload({ importId: 12, path: 'a.csv', startsAt: 0 });
  chooseFiles(fileOf('a.csv', LARGE));
  await screen.findByText('Analysing files', {}, { timeout: 10_000 });
  expect(parts.map(({ startsAt }) => startsAt)).toEqual([0, IMPORT_CHUNK_BYTES]);
});

test('a busy server is tried again, at once if wanted, and closing the tab is asked about meanwhile', async () => {
  const { overrides, parts } = uploadServer({ 'a.csv': 40 });
  const { importUpload } = overrides;
  let failures = 1;
  const { user } = await openBackoffice('/manager/import?id=12', {
    overrides: {
      ...overrides,
      importUpload: (body) => {
        if (failures-- > 0) refuse('900503', { retryAfterS: 600 });
        return typeof importUpload === 'function' ? importUpload(body) : refuse('900404');
      },
    },
  });
  await screen.findByText(/Choose the same files again/);
  chooseFiles(fileOf('a.csv', 40));
  expect(await screen.findByText(/Connection lost/)).toBeTruthy();
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Retry now' }));
  expect(await screen.findByText('Analysing files')).toBeTruthy();
  expect(parts).toHaveLength(1);
  const leavingLater = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leavingLater);
  expect(leavingLater.defaultPrevented).toBe(false);
});

test('an upload is paused and goes on with the files that the page still has', async () => {
  const { overrides, parts } = uploadServer({ 'a.csv': 40 });
  const { importUpload } = overrides;
  let isBusy = true;
  const { user } = await openBackoffice('/manager/import?id=12', {
    overrides: {
      ...overrides,
      importUpload: (body) => {
        if (isBusy) refuse('900503', { retryAfterS: 600 });
        return typeof importUpload === 'function' ? importUpload(body) : refuse('900404');
      },
    },
  });
  await screen.findByText(/Choose the same files again/);
  chooseFiles(fileOf('a.csv', 40));
  await user.click(await screen.findByRole('button', { name: 'Pause' }));
  isBusy = false;
  await user.click(await screen.findByRole('button', { name: 'Resume upload' }));
  expect(await screen.findByText('Analysing files')).toBeTruthy();
  expect(parts).toHaveLength(1);
});

test('an upload without a name or files says what is missing and sends nothing', async () => {
  const { overrides } = uploadServer({ 'a.csv': 40 });
  const { calls, user } = await openBackoffice('/manager/import?new=1', {
    overrides: { ...overrides, importSourceList: [] },
  });
  const name = await screen.findByLabelText('Supplier name');
  await user.click(screen.getByRole('button', { name: 'Upload' }));
  expect(await screen.findByText('Enter the supplier’s name.')).toBeTruthy();
  expect(screen.getByText('Choose the files to upload first.')).toBeTruthy();
  expect(document.activeElement).toBe(name);
  chooseFiles(fileOf('a.csv', 40));
  await waitFor(() => expect(screen.queryByText('Choose the files to upload first.')).toBeNull());
  await user.type(name, 'Acme');
  expect(screen.queryByText('Enter the supplier’s name.')).toBeNull();
  expect(calls.some(({ operation }) => operation === 'importCreate')).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Upload' }));
  await waitFor(() => expect(calls.some(({ operation }) => operation === 'importCreate')).toBe(true));
});

test('a new supplier gets a code from its name, and one that is used is refused', async () => {
  const { overrides } = uploadServer({ 'a.csv': 40 });
  const { calls, user } = await openBackoffice('/manager/import?new=1', {
    overrides: { ...overrides, importSourceList: [] },
  });
  fireEvent.change(await screen.findByLabelText('Supplier name'), { target: { value: 'Best Parts Ltd.' } });
  const code = await screen.findByLabelText<HTMLInputElement>('Supplier code');
  expect(code.value).toBe('best-parts-ltd');
  chooseFiles(fileOf('a.csv', 40));
  fireEvent.change(code, { target: { value: 'Not valid' } });
  expect(await screen.findByText(/starting with a letter or digit/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Upload' }));
  expect(calls.some(({ operation }) => operation === 'importCreate')).toBe(false);
  fireEvent.change(code, { target: { value: 'best' } });
  await user.click(screen.getByRole('radio', { name: /^Full/ }));
  await user.click(screen.getByRole('button', { name: 'Upload' }));
  await waitFor(() =>
    expect(calls.find(({ operation }) => operation === 'importCreate')?.body).toMatchObject({
      ...{ sourceCode: 'best', sourceName: 'Best Parts Ltd.', isFull: true },
    }),
  );
});
