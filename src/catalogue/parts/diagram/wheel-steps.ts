/** What one notch of a mouse wheel gives, in pixels; of a trackpad's pinch much less makes a step. */
const NOTCH = 100;
const PINCH = 12;
const LINE_HEIGHT = 16;

export interface WheelTurn {
  deltaY: number;
  /** 0 counts pixels, 1 lines, 2 pages. */
  deltaMode: number;
  /** A pinch on a trackpad arrives as a wheel with Ctrl held. */
  ctrlKey: boolean;
}

/**
 * The steps of zoom that a turn of the wheel completes, and what is left over for the next turn.
 * A mouse gives a step a notch; the many small turns of a trackpad add up to one.
 */
export function wheelSteps(rest: number, { deltaY, deltaMode, ctrlKey }: WheelTurn): { steps: number; rest: number } {
  const pixels = deltaMode === 0 ? deltaY : deltaMode === 1 ? deltaY * LINE_HEIGHT : deltaY * NOTCH;
  const turned = -pixels / (ctrlKey && Math.abs(pixels) < NOTCH ? PINCH : NOTCH);
  // Turning back begins anew.
  const sum = Math.sign(rest) * Math.sign(turned) < 0 ? turned : rest + turned;
  const steps = Math.trunc(sum + Math.sign(sum) * 1e-6);
  return { steps, rest: steps === 0 ? sum : sum - steps };
}
