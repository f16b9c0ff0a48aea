import { stopCommands } from './run-command.ts';
import type { Outcome, Step } from './steps/step.ts';

/**
 * Runs the named steps, or all, one after the other: a line a step, the output of those that failed, and the counts on
 * a line of their own at the very end. Sets the exit code.
 */
export async function runSteps(steps: readonly Step[], names: readonly string[]): Promise<void> {
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    console.error(`No step is named ${unknown.join(', ')}. There are: ${steps.map(({ name }) => name).join(', ')}.`);
    process.exitCode = 2;
    return;
  }
  const wasStopped = stopOnSignal();
  const outcomes: Outcome[] = [];
  for (const step of steps.filter(({ name }) => names.length === 0 || names.includes(name))) {
    if (!wasStopped()) outcomes.push(await runStep(step));
  }
  const sum = (count: (outcome: Outcome) => number) => outcomes.reduce((total, outcome) => total + count(outcome), 0);
  const skipped = sum((outcome) => outcome.skipped);
  const failed = sum((outcome) => outcome.failed);
  if (failed > 0) process.exitCode ??= 1;
  const rest = skipped > 0 ? `, ${skipped} skipped` : '';
  console.log(`${sum((outcome) => outcome.passed)} passed, ${failed} failed${rest}`);
}

async function runStep({ name, run }: Step): Promise<Outcome> {
  const begun = performance.now();
  const outcome = await run().catch(
    (error: unknown): Outcome => ({
      passed: 0,
      failed: 1,
      skipped: 0,
      summary: 'could not run',
      output: error instanceof Error ? `${error.stack}\n` : `${error}\n`,
    }),
  );
  const isRight = outcome.failed === 0;
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  const words = [outcome.summary, isRight ? '' : `${outcome.failed} failed`].filter((word) => word !== '');
  if (!isRight) process.stdout.write(`\n${outcome.output}\n`);
  console.log(`${isRight ? '✓' : '✗'} ${name.padEnd(16)} ${seconds.padStart(6)} s  ${words.join(', ')}`.trimEnd());
  return outcome;
}

/** A run that is broken off ends what it started, and what started that cleans up after itself. */
function stopOnSignal(): () => boolean {
  let isStopped = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      console.error(`\n${signal}: stopping`);
      isStopped = true;
      process.exitCode = 130;
      stopCommands();
    });
  }
  return () => isStopped;
}
