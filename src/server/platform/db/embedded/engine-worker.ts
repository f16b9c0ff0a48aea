import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { z } from 'zod';
import { typeParsers } from '../type-parsers.ts';
import { type Engine, engineOf } from './engine.ts';
import type { EngineAnswer, EngineTask } from './engine-thread.ts';

const { folder } = z.object({ folder: z.string() }).parse(workerData);
const engine = await engineOf(new PGlite({ dataDir: folder, parsers: typeParsers }));
const post = (answer: EngineAnswer) => parentPort?.postMessage(answer);

parentPort?.on('message', async (task: EngineTask) => {
  try {
    post({ result: await run(engine, task) });
  } catch (error) {
    post({ error: plainError(error) });
  }
});
post({ result: undefined });

async function run(on: Engine, task: EngineTask): Promise<unknown> {
  if (task.kind === 'query') return on.query(task.text, task.parameters);
  if (task.kind === 'execute') return on.execute(task.script);
  if (task.kind === 'copy') return on.copy(task.statement, task.chunk);
  if (task.kind === 'copyOut') return on.copyOut(task.query);
  return on.close();
}

/** A copied error has no properties of its own, such as PostgreSQL's code. */
function plainError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) };
  const properties = Object.entries(error).filter(
    ([, value]) => typeof value === 'string' || typeof value === 'number',
  );
  return { ...Object.fromEntries(properties), name: error.name, message: error.message, stack: error.stack };
}
