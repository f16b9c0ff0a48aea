import { runSteps } from './run-steps.ts';
import { staticSteps } from './steps/static-steps.ts';
import { unitSteps } from './steps/test-steps.ts';

/** What to run before a commit: everything that needs neither a PostgreSQL server nor a browser. */
await runSteps([...staticSteps, ...unitSteps], process.argv.slice(2));
