import { close, createReadStream, fstat, open, read } from 'node:fs';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { fromRandomAccessReaderPromise, type Options, RandomAccessReader, type ZipFile } from 'yauzl';

/** The streams share the file descriptor; FileReader closes it after the last one. */
const sharedFile = { read, close: (_fd: number, done: (error: null) => void) => done(null) };

/**
 * Reads a file at any place. yauzl's own reader throws outside of any promise if a stream is left while another one reads,
 * which ends the process.
 */
class FileReader extends RandomAccessReader {
  /** Of yauzl: counts the users of the file and closes it after the last one. */
  declare ref: () => void;
  declare unref: () => void;

  private readonly fd: number;

  constructor(fd: number) {
    super();
    this.fd = fd;
  }

  override createReadStream({ start, end }: { start: number; end: number }): Readable {
    if (start === end) return Readable.from([]);
    this.ref();
    const stream = createReadStream('', { fd: this.fd, start, end: end - 1, fs: sharedFile });
    return stream.once('close', () => this.unref());
  }

  override read(
    buffer: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null) => void,
  ): void {
    read(this.fd, buffer, offset, length, position, (error, bytesRead) => {
      callback(error ?? (bytesRead < length ? new Error('unexpected end of file') : null));
    });
  }

  override close(callback: (error: Error | null) => void): void {
    close(this.fd, (error) => callback(error ?? null));
  }
}

/** Opens a zip file on the disk. @throws Error of yauzl or of the file system */
export async function openZipFile(path: string, options: Options): Promise<ZipFile> {
  const fd = await promisify(open)(path, 'r');
  try {
    const { size } = await promisify(fstat)(fd);
    return await fromRandomAccessReaderPromise(new FileReader(fd), size, options);
  } catch (error) {
    await promisify(close)(fd);
    throw error;
  }
}
