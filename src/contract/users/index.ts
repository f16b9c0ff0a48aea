import { withSchemas } from '../call.ts';
import { usersCalls } from './calls.ts';
import { prospectCalls } from './prospect-calls.ts';
import * as prospectSchemas from './prospect-schemas.ts';
import { remarkCalls } from './remark-calls.ts';
import * as remarkSchemas from './remark-schemas.ts';
import * as schemas from './schemas.ts';
import { staffCalls } from './staff-calls.ts';
import * as staffSchemas from './staff-schemas.ts';
import { viewAsCalls } from './view-as-calls.ts';
import * as viewAsSchemas from './view-as-schemas.ts';

export * from './resources.ts';
export const calls = {
  ...withSchemas(usersCalls, schemas),
  ...withSchemas(prospectCalls, prospectSchemas),
  ...withSchemas(remarkCalls, remarkSchemas),
  ...withSchemas(staffCalls, staffSchemas),
  ...withSchemas(viewAsCalls, viewAsSchemas),
};
