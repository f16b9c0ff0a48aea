import { parentPort } from 'node:worker_threads';

// Begins on a file and never comes to an end.
parentPort.on('message', () => {
  parentPort.postMessage('started');
  for (;;);
});
