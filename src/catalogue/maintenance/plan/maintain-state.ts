import type { MaintainProject } from '../../../contract/maintenance/schemas.ts';

/** 0 is changed whatever its state, 1 is looked at and replaced if it must be, 2 was added by the user. */
export type MaintainState = 0 | 1 | 2;

export interface StateOfProject {
  maintainState: MaintainState;
  /** Its parts and materials are changed: they count. */
  isChange: boolean;
}

/** Source: the specification's states; a flag of 1 is checked, any other is changed, and what is added is 2. */
export function stateOf(project: Pick<MaintainProject, 'checkOrMustFlag'>, isAdded: boolean): StateOfProject {
  if (isAdded) return { maintainState: 2, isChange: true };
  return project.checkOrMustFlag === 1 ? { maintainState: 1, isChange: false } : { maintainState: 0, isChange: true };
}
