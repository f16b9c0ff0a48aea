import { parentPort } from 'node:worker_threads';

// A reader thread on a busy machine: it starts late, then reads the file at once.
Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 400);

parentPort.on('message', () => {
  parentPort.postMessage('started');
  parentPort.postMessage({ read: { sheets: [], leftOutSheets: 1, encoding: null } });
});
