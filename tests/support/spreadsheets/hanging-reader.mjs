import { parentPort } from 'node:worker_threads';

// A reader thread that never finishes a file.
parentPort.on('message', () => {
  parentPort.postMessage('started');
  for (;;);
});
