import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../', import.meta.url));

const running = new Set<ChildProcess>();

export interface CommandResult {
  /** 0 when it went well; 1 when it could not be started or was ended by a signal. */
  exitCode: number;
  /** Everything that it said, both streams in the order in which they came. */
  output: string;
}

/** Runs a tool of this project (node_modules/.bin) or node itself in the project's folder, and keeps what it says. */
export function runCommand(
  [command, ...given]: readonly [string, ...string[]],
  environment: Record<string, string | undefined> = {},
): Promise<CommandResult> {
  const isNode = command === 'node';
  const file = isNode ? process.execPath : path.join(root, 'node_modules/.bin', command);
  return new Promise((resolve) => {
    const child = spawn(file, given, {
      cwd: root,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    let output = '';
    const keep = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    const end = (exitCode: number) => {
      running.delete(child);
      resolve({ exitCode, output });
    };
    child.on('error', (error) => {
      output += `${error.message}\n`;
      end(1);
    });
    child.on('close', (code) => end(code ?? 1));
  });
}

/** Ends whatever still runs, as the keyboard would: for a run that is broken off. */
export function stopCommands(): void {
  for (const child of running) child.kill('SIGINT');
}
