import { importsCalls } from '../../../contract/imports/calls.ts';
import { IMPORT_CHUNK_BYTES } from '../../../contract/imports/rules.ts';
import { CallError } from '../../../providers/calls/call-error.ts';
import { request, requestWithFile } from '../../../providers/calls/client.ts';
import { refetchCalls } from '../../../providers/calls/refetch-calls.ts';
import { createStore } from '../../../providers/store.ts';
import type { ChosenFile } from './chosen-files.ts';
import { wait, wakeUp } from './wait.ts';

export interface UploadFile extends ChosenFile {
  receivedBytes: number;
}

/** The upload of an import in this tab. It goes on while other pages of the back office are open. */
export interface UploadRun {
  /** Waiting: the connection is lost, and is tried again. */
  state: 'running' | 'waiting' | 'paused' | 'failed';
  files: readonly ChosenFile[];
  /** Bytes of each file by path. */
  received: Readonly<Record<string, number>>;
  error: unknown;
}

/** By the id of the import. */
export const uploadRuns = createStore<Readonly<Record<number, UploadRun>>>({});

const aborts = new Map<number, AbortController>();

const FILES_AT_ONCE = 3;
const FIRST_WAIT_MS = 1_000;
const WAIT_MAX_MS = 30_000;
const TRIES_MAX = 12;
/** No response, or a server that is busy, restarts or fails for a moment. */
const transient = new Set(['network', 'timeout', '900429', '900431', '900500', '900503']);

/** Uploads what is missing of the files, then lets the server look into them. Never rejects: failures are in the store. */
export async function runUpload(importId: number, files: readonly UploadFile[]): Promise<void> {
  aborts.get(importId)?.abort();
  const abort = new AbortController();
  aborts.set(importId, abort);
  const received = Object.fromEntries(files.map(({ path, receivedBytes }) => [path, receivedBytes]));
  setRun(importId, { state: 'running', files, received, error: null });
  const queue = files.filter(({ file, receivedBytes }) => receivedBytes < file.size);
  const uploadNext = async (): Promise<void> => {
    for (let file = queue.shift(); file !== undefined; file = queue.shift())
      await uploadFile(importId, file, abort.signal);
  };
  try {
    await Promise.all(Array.from({ length: FILES_AT_ONCE }, uploadNext));
    await request(importsCalls.importStart, { importId });
    stopUpload(importId);
  } catch (error) {
    if (abort.signal.aborted) return;
    abort.abort();
    changeRun(importId, { state: 'failed', error });
  } finally {
    await refetchCalls(importsCalls.importGet);
  }
}

/** Stops sending; `resumeUpload` goes on. */
export function pauseUpload(importId: number): void {
  changeRun(importId, { state: 'paused' });
  aborts.get(importId)?.abort();
}

/** Stops sending and forgets the files. */
export function stopUpload(importId: number): void {
  aborts.get(importId)?.abort();
  aborts.delete(importId);
  const { [importId]: _, ...others } = uploadRuns.get();
  uploadRuns.set(others);
}

/** Tries again at once instead of after the wait. */
export const retryUploadNow = wakeUp;

async function uploadFile(importId: number, { path, file, receivedBytes }: UploadFile, signal: AbortSignal) {
  let at = receivedBytes;
  let tries = 0;
  while (at < file.size) {
    try {
      const next = await uploadPart({ importId, path, file, startsAt: at, signal });
      if (next <= at) throw new CallError('300921', '');
      at = next;
      tries = 0;
      changeRun(importId, { state: 'running' }, { [path]: at });
    } catch (error) {
      tries += 1;
      if (signal.aborted || !(error instanceof CallError) || tries > TRIES_MAX) throw error;
      if (error.code === '300921') at = await receivedOf(importId, path);
      else if (!transient.has(error.code)) throw error;
      else changeRun(importId, { state: 'waiting' }, { [path]: at });
      await wait(error.retryAfterS === undefined ? backoff(tries) : error.retryAfterS * 1_000, signal);
    }
  }
}

const backoff = (tries: number) => Math.min(FIRST_WAIT_MS * 2 ** (tries - 1), WAIT_MAX_MS);

interface Part {
  importId: number;
  path: string;
  file: File;
  startsAt: number;
  signal: AbortSignal;
}

/** @returns the bytes of the file that the server has by now */
async function uploadPart({ importId, path, file, startsAt, signal }: Part): Promise<number> {
  const part = file.slice(startsAt, startsAt + IMPORT_CHUNK_BYTES);
  const { receivedBytes } = await requestWithFile(importsCalls.importUpload, {
    body: { importId, path, startsAt },
    file: part,
    signal,
    onProgress: (share) => changeRun(importId, {}, { [path]: startsAt + Math.floor(share * part.size) }),
  });
  return receivedBytes;
}

/** Another tab may have sent the part. */
async function receivedOf(importId: number, path: string): Promise<number> {
  const { uploads } = await request(importsCalls.importGet, { importId });
  return uploads.find((upload) => upload.path === path)?.receivedBytes ?? 0;
}

function setRun(importId: number, run: UploadRun): void {
  uploadRuns.set({ ...uploadRuns.get(), [importId]: run });
}

function changeRun(importId: number, change: Partial<UploadRun>, received: Record<string, number> = {}): void {
  const run = uploadRuns.get()[importId];
  // Progress that arrives after the pause.
  if (run === undefined || (run.state === 'paused' && change.state !== 'failed')) return;
  setRun(importId, { ...run, ...change, received: { ...run.received, ...received } });
}
