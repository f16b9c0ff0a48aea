import type { MaintainProject } from '../../../contract/maintenance/schemas.ts';

/** 0 always replaced, 1 inspected and replaced if needed, 2 added by the user. */
export type MaintainState = 0 | 1 | 2;

export interface StateOfProject {
  maintainState: MaintainState;
  /** Its parts and materials are replaced and counted. */
  isChange: boolean;
}

/** Source: the specification; a flag of 1 means inspection, any other replacement, and added projects have state 2. */
export function stateOf(project: Pick<MaintainProject, 'checkOrMustFlag'>, isAdded: boolean): StateOfProject {
  if (isAdded) return { maintainState: 2, isChange: true };
  return project.checkOrMustFlag === 1 ? { maintainState: 1, isChange: false } : { maintainState: 0, isChange: true };
}
