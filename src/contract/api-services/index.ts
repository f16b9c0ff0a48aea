import { withSchemas } from '../call.ts';
import { interfaceCalls } from './interfaces/calls.ts';
import * as interfaceSchemas from './interfaces/schemas.ts';

export const calls = {
  ...withSchemas(interfaceCalls, interfaceSchemas),
};
