import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import Fastify from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { mountUploads } from '../../../../src/server/http/uploads/mount-uploads.ts';

const app = Fastify({ connectionTimeout: 150 });
afterEach(() => app.close());

test('an upload is answered even if its handler takes longer than the connection timeout', async () => {
  // Longer than the connection timeout.
  const slowly = async () => {
    await pause(600);
    return 'done';
  };
  app.post('/plain', slowly);
  mountUploads(app, (scope) => void scope.post('/upload', slowly));
  await app.listen({ port: 0 });
  const [address] = app.addresses();
  const answerOf = (path: string) =>
    new Promise<string>((resolve) => {
      const clientRequest = request(
        { port: typeof address === 'object' ? address.port : 0, path, method: 'POST', agent: false },
        (answer) => {
          answer.on('data', (bytes) => resolve(String(bytes)));
        },
      );
      clientRequest.on('error', () => resolve('closed')).end();
    });
  expect(await Promise.all([answerOf('/plain'), answerOf('/upload')])).toEqual(['closed', 'done']);
});
