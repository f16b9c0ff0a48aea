import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { threadEntry } from '../../platform/compiled/thread-entry.ts';
import type { PixelPicture, TextLine } from './text-line.ts';

/** A picture takes one to four seconds, the start of the process one more, and a busy machine several times as long. */
const TIMEOUT_MS = 35_000;
/**
 * Processor time of a picture, after which the lines that are still unread are left out. A licence takes below two
 * seconds, the first of a process three more; a sheet full of small print took fifteen.
 */
const CPU_MS_MAX = 10_000;
/** The process ends after this long without a picture: it holds some 450 MB. */
const IDLE_MS = 120_000;
/** The detection library leaks OpenCV's memory, a megabyte or two a picture; a new process starts without. */
const PICTURES_PER_PROCESS = 50;

export interface TextReader {
  /** Reads one picture at a time. @throws ReadingTimeout, or Error when the process dies; the next picture gets a new one */
  readLines(picture: PixelPicture): Promise<TextLine[]>;
  /** True while no process is running. */
  isIdle(): boolean;
  close(): Promise<void>;
}

/** The process was ended at its time limit. */
export class ReadingTimeout extends Error {
  override name = 'ReadingTimeout';
}

interface Options {
  timeoutMs?: number;
  maxCpuMs?: number;
  idleMs?: number;
  picturesPerProcess?: number;
  entry?: URL;
}

/**
 * Reads text in a process of its own, which starts with the first picture and ends when idle. A process rather than a
 * worker thread: ONNX Runtime aborts its whole process when a thread ends while a model is running.
 */
export function createTextReader({
  timeoutMs = TIMEOUT_MS,
  maxCpuMs = CPU_MS_MAX,
  idleMs = IDLE_MS,
  picturesPerProcess = PICTURES_PER_PROCESS,
  entry = threadEntry('text-process', import.meta.url),
}: Options = {}): TextReader {
  let child: ChildProcess | undefined;
  let pictures = 0;
  let idleTimer: NodeJS.Timeout | undefined;

  const stop = async () => {
    clearTimeout(idleTimer);
    const stopping = child;
    child = undefined;
    pictures = 0;
    if (stopping === undefined || stopping.exitCode !== null || stopping.signalCode !== null) return;
    // Keeps the event loop running until the process has ended.
    stopping.ref();
    stopping.kill('SIGKILL');
    await once(stopping, 'exit');
  };

  return {
    async readLines(picture) {
      clearTimeout(idleTimer);
      if (child?.connected !== true || pictures >= picturesPerProcess) {
        await stop();
        child = startProcess(entry, maxCpuMs);
      }
      pictures += 1;
      try {
        const lines = await requestLines(child, picture, timeoutMs);
        idleTimer = setTimeout(stop, idleMs);
        idleTimer.unref();
        return lines;
      } catch (error) {
        await stop();
        throw error;
      }
    },
    isIdle: () => child === undefined,
    close: stop,
  };
}

function startProcess(entry: URL, maxCpuMs: number): ChildProcess {
  const child = fork(entry, [String(maxCpuMs)], {
    // Pixels are passed as bytes, not as JSON.
    serialization: 'advanced',
    execArgv: [],
    // Nothing that a library prints reaches the server's output.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // Without a listener an error between two pictures would end the server.
  return child.on('error', () => undefined);
}

/** @throws Error when there is no answer within the time */
function requestLines(child: ChildProcess, picture: PixelPicture, timeoutMs: number): Promise<TextLine[]> {
  return new Promise((resolve, reject) => {
    const settle = (then: () => void) => {
      clearTimeout(timer);
      child.off('message', onMessage).off('exit', onExit).off('error', onError);
      child.unref();
      child.channel?.unref();
      then();
    };
    // The parent trusts its own process for the shape of the answer.
    const onMessage = (lines: unknown) => settle(() => resolve(lines as TextLine[]));
    const onExit = () => settle(() => reject(new Error('The text process ended without an answer')));
    const onError = (error: Error) => settle(() => reject(error));
    const timer = setTimeout(
      () => settle(() => reject(new ReadingTimeout('The text process took too long'))),
      timeoutMs,
    );
    // Only a picture that is being read keeps the server from exiting.
    child.ref();
    child.channel?.ref();
    child.on('message', onMessage).on('exit', onExit).on('error', onError);
    child.send(picture);
  });
}
