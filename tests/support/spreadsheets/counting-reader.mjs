import { parentPort } from 'node:worker_threads';

// A reader thread that returns the number of files it has received; a file that begins with 'end' ends it.
let files = 0;
parentPort.on('message', ({ bytes }) => {
  if (Buffer.from(bytes).toString().startsWith('end')) process.exit(0);
  files += 1;
  parentPort.postMessage('started');
  parentPort.postMessage({ read: { sheets: [], leftOutSheets: files, encoding: null } });
});
