import { expect, test } from 'vitest';
import { wheelSteps } from '../../../../src/catalogue/parts/diagram/wheel-steps.ts';

const turn = (deltaY: number, more = {}) => ({ deltaY, deltaMode: 0, ctrlKey: false, ...more });

test('one notch of the wheel is one step: up zooms in, down zooms out', () => {
  expect(wheelSteps(0, turn(-100))).toMatchObject({ steps: 1 });
  expect(wheelSteps(0, turn(120)).steps).toBe(-1);
});

test('small deltas of a trackpad accumulate to a step', () => {
  let rest = 0;
  const steps = [-30, -30, -30, -30].map((deltaY) => {
    const turned = wheelSteps(rest, turn(deltaY));
    rest = turned.rest;
    return turned.steps;
  });
  expect(steps).toEqual([0, 0, 0, 1]);
});

test('a change of direction discards the remainder', () => {
  const { rest } = wheelSteps(0, turn(-90));
  expect(wheelSteps(rest, turn(100)).steps).toBe(-1);
});

test('a trackpad pinch needs smaller deltas per step, and lines are converted to pixels', () => {
  expect(wheelSteps(0, turn(-12, { ctrlKey: true })).steps).toBe(1);
  expect(wheelSteps(0, turn(7, { deltaMode: 1 })).steps).toBe(-1);
});
