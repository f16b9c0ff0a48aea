/** Pixels per zoom step: one notch of a mouse wheel; a trackpad pinch sends much smaller deltas. */
const NOTCH = 100;
const PINCH = 12;
const LINE_HEIGHT = 16;

export interface WheelInput {
  deltaY: number;
  /** Unit of deltaY: 0 pixels, 1 lines, 2 pages. */
  deltaMode: number;
  /** Browsers report a trackpad pinch as a wheel event with ctrlKey. */
  ctrlKey: boolean;
}

/**
 * Zoom steps completed by a wheel event, and the remainder for the next event.
 * A mouse makes one step per notch; the small deltas of a trackpad are accumulated.
 */
export function wheelSteps(
  remainder: number,
  { deltaY, deltaMode, ctrlKey }: WheelInput,
): { steps: number; rest: number } {
  const pixels = deltaMode === 0 ? deltaY : deltaMode === 1 ? deltaY * LINE_HEIGHT : deltaY * NOTCH;
  const delta = -pixels / (ctrlKey && Math.abs(pixels) < NOTCH ? PINCH : NOTCH);
  // A change of direction discards the remainder.
  const sum = Math.sign(remainder) * Math.sign(delta) < 0 ? delta : remainder + delta;
  const steps = Math.trunc(sum + Math.sign(sum) * 1e-6);
  return { steps, rest: steps === 0 ? sum : sum - steps };
}
