import type { Point } from './geometry.ts';
import { smoothPoints } from './path.ts';

export function signedArea(points: readonly Point[]): number {
  return points.reduce((sum, point, index) => {
    const next = points[(index + 1) % points.length] ?? point;
    return sum + point.x * next.y - next.x * point.y;
  }, 0);
}

/** A smooth outline as a fine polygon. */
export function rim(points: readonly Point[]): Point[] {
  return smoothPoints(points, 3);
}

/** The stretches of a smooth flank in sight: what each covers, and its edge against what lies behind. */
export function flanks(
  far: readonly Point[],
  near: readonly Point[],
  turn: number,
): { cover: Point[]; edge: Point[] }[] {
  const count = near.length;
  const pick = (rimPoints: readonly Point[], index: number): Point => rimPoints[index % count] ?? { x: 0, y: 0 };
  const isSeen = (index: number) => {
    const corners = [pick(near, index + 1), pick(near, index), pick(far, index), pick(far, index + 1)];
    return Math.sign(signedArea(corners)) === turn;
  };
  const starts = near.flatMap((_, index) => (isSeen(index) && !isSeen(index + count - 1) ? [index] : []));
  return starts.map((start) => {
    let end = start;
    while (end < start + count && isSeen(end)) end++;
    const along = Array.from({ length: end - start + 1 }, (_, step) => start + step);
    const nearSide = along.map((index) => pick(near, index));
    const farSide = along.map((index) => pick(far, index));
    return {
      cover: [...nearSide, ...farSide.toReversed()],
      edge: [...nearSide.slice(0, 1), ...farSide, ...nearSide.slice(-1)],
    };
  });
}
