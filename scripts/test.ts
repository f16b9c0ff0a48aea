import { runSteps } from './run-steps.ts';
import { staticSteps } from './steps/static-steps.ts';
import { systemSteps, unitSteps } from './steps/test-steps.ts';

/** Every check there is. `npm test -- NAME` runs one step. */
await runSteps([...staticSteps, ...unitSteps, ...systemSteps], process.argv.slice(2));
