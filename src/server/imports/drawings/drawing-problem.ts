import type { PictureProblem } from '../../../contract/imports/problems.ts';

/** The picture of a drawing cannot be taken. */
export class DrawingProblem extends Error {
  constructor(readonly problem: PictureProblem) {
    super(problem);
  }
}
