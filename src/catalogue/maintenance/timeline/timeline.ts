import type { MaintainScales } from '../../../contract/maintenance/schemas.ts';

export interface TimelineRow {
  stdMaintId: number;
  name: string;
  isCheck: boolean;
  /** Whether it is due, per mark. */
  dueAt: readonly boolean[];
}

export interface TimelineMark {
  scale: number;
  mustNum: number;
  checkNum: number;
  isPast: boolean;
}

export interface Timeline {
  marks: readonly TimelineMark[];
  rows: readonly TimelineRow[];
  /** The vehicle's position in marks from the first: 2.5 is half way between the third and the fourth. */
  position: number;
  /** The largest number of projects due at one mark. */
  maxDue: number;
}

/** The timeline of an axis: its marks, a row per project, and the vehicle's position. */
export function buildTimeline({ scales, current, step }: MaintainScales): Timeline {
  const marks = scales.map(({ scale, projects }) => {
    const checkNum = projects.filter(({ checkOrMustFlag }) => checkOrMustFlag === 1).length;
    return { scale, checkNum, mustNum: projects.length - checkNum, isPast: scale < current };
  });
  const known = new Map(scales.flatMap(({ projects }) => projects.map((project) => [project.stdMaintId, project])));
  const rows = [...known.values()].map(({ stdMaintId, stdMaintTypeName, checkOrMustFlag }) => ({
    stdMaintId,
    name: stdMaintTypeName,
    isCheck: checkOrMustFlag === 1,
    dueAt: scales.map(({ projects }) => projects.some((project) => project.stdMaintId === stdMaintId)),
  }));
  return {
    marks,
    rows,
    position: positionOf(
      marks.map(({ scale }) => scale),
      current,
      step,
    ),
    maxDue: Math.max(1, ...scales.map(({ projects }) => projects.length)),
  };
}

/** Interpolates between two marks; before the first and after the last one by the step. */
function positionOf(marks: readonly number[], current: number, step: number): number {
  const nextIndex = marks.findIndex((mark) => mark > current);
  if (nextIndex < 0) {
    const last = marks.at(-1);
    return last === undefined ? 0 : marks.length - 1 + Math.min(0.5, (current - last) / step);
  }
  const next = marks[nextIndex] ?? current;
  const previous = marks[nextIndex - 1] ?? Math.max(0, next - step);
  return nextIndex - 1 + (next === previous ? 0 : (current - previous) / (next - previous));
}

/** The index of the mark to focus after an arrow key, Home or End; undefined for other keys. */
export function nextMark(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return Math.min(count - 1, at + 1);
  if (key === 'ArrowLeft') return Math.max(0, at - 1);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
