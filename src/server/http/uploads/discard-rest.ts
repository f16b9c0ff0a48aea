import type { IncomingMessage } from 'node:http';

/** A browser reads the response only once it has sent its file; most files are smaller. */
const BYTES_MAX = 2 * 1024 * 1024;
const TIME_MS_MAX = 3_000;

/**
 * Discards what is left of the body of a request that is being refused, but only so much, and closes the connection soon:
 * refusing a body must cost less than reading it. To be called before the response is sent, as Node would then read all.
 */
export function discardRest(request: IncomingMessage): void {
  // Injected requests have no real socket.
  if (request.complete || typeof request.socket.destroySoon !== 'function') return;
  let bytes = 0;
  const timer = setTimeout(() => request.socket.destroy(), TIME_MS_MAX);
  const stop = () => clearTimeout(timer);
  request.once('end', stop).once('close', stop);
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > BYTES_MAX) request.pause();
  });
  request.resume();
}
