import type { MaintainScales } from '../../../contract/maintenance/schemas.ts';

export interface TimelineRow {
  stdMaintId: number;
  name: string;
  isCheck: boolean;
  /** At which of the marks it falls due, place by place. */
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
  /** Where the vehicle stands, in marks from the first one: 2.5 is half way from the third to the fourth. */
  position: number;
  /** The most that falls due at one mark. */
  most: number;
}

/** A scale as it is drawn: its marks, a row a project, and the vehicle's place among them. */
export function timelineOf({ scales, current, step }: MaintainScales): Timeline {
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
    most: Math.max(1, ...scales.map(({ projects }) => projects.length)),
  };
}

/** Between its two marks, as far as it has come; before the first and behind the last by the step. */
function positionOf(marks: readonly number[], current: number, step: number): number {
  const behind = marks.findIndex((mark) => mark > current);
  if (behind < 0) {
    const last = marks.at(-1);
    return last === undefined ? 0 : marks.length - 1 + Math.min(0.5, (current - last) / step);
  }
  const next = marks[behind] ?? current;
  const former = marks[behind - 1] ?? Math.max(0, next - step);
  return behind - 1 + (next === former ? 0 : (current - former) / (next - former));
}

/** The mark to go to from one by an arrow, Home or End; undefined for another key. */
export function markAfterKey(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return Math.min(count - 1, at + 1);
  if (key === 'ArrowLeft') return Math.max(0, at - 1);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
