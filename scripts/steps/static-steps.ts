import { type CommandResult, runCommand } from '../run-command.ts';
import { findLongFiles, listModules, listSourceFiles, MAX_LINES } from './source-files.ts';
import { type Outcome, type Step, verdict } from './step.ts';

/** The checks that read the code without running it. */
export const staticSteps: readonly Step[] = [
  { name: 'lint', run: lint },
  { name: 'types', run: async () => judged(await runCommand(['tsc', '--noEmit'])) },
  { name: 'walls', run: walls },
  { name: 'unused', run: async () => judged(await runCommand(['knip', '--no-progress'])) },
];

/** Format and lint, and the length of files, which the linter does not know. */
async function lint(): Promise<Outcome> {
  const { exitCode, output } = await runCommand(['biome', 'check', '--error-on-warnings', '.']);
  const names = await listSourceFiles();
  const tooLong = await findLongFiles(names);
  const complaints = tooLong.map(({ name, lines }) => `${name} has ${lines} lines: ${MAX_LINES} at most.\n`);
  return verdict(exitCode === 0 && tooLong.length === 0, `${names.length} files`, output + complaints.join(''));
}

/** Who may import whom. A cruiser that sees no modules would let everything pass: it must have seen each of ours. */
async function walls(): Promise<Outcome> {
  const modules = await listModules();
  const folders = modules.map(({ folder }) => folder);
  const { exitCode, output } = await runCommand(['depcruise', '--output-type', 'err-long', ...folders]);
  const seen = cruisedModules(output);
  const ours = modules.flatMap(({ names }) => names).length;
  const isBlind = ours === 0 || seen < ours;
  const complaint = isBlind ? `The walls saw ${seen} modules where ${ours} stand: they prove nothing.\n` : '';
  return verdict(exitCode === 0 && !isBlind, `${seen} modules`, output + complaint);
}

/** How many modules dependency-cruiser says that it saw; 0 when it does not say. */
export function cruisedModules(output: string): number {
  return Number(/(\d+) modules, \d+ dependencies cruised/.exec(output)?.[1] ?? 0);
}

function judged({ exitCode, output }: CommandResult): Outcome {
  return verdict(exitCode === 0, '', output);
}
