import { expect, test } from 'vitest';
import { blurredSound, initialsOf, soundOf } from '../../../../src/server/platform/names/sound-forms.ts';

test('the sound of a part is found in that of a longer name by whole syllables only', () => {
  expect(soundOf('刹车盘')).toBe(' sha che pan ');
  expect(soundOf('前刹车片').includes(soundOf('刹车'))).toBe(true);
  expect(soundOf('先生').includes(soundOf('西'))).toBe(false);
});

test('a character is read alike in every word, so that a misspelling sounds like what is meant', () => {
  expect(soundOf('杀车盘')).toBe(soundOf('刹车盘'));
});

test('dialects that do not tell zh from z, n from l and ang from an sound the same', () => {
  for (const [one, other] of [
    ['转向', '赚想'],
    ['蓝', '南'],
    ['缸', '干'],
    ['城', '曾'],
  ] as const)
    expect(blurredSound(soundOf(one)), `${one} ${other}`).toBe(blurredSound(soundOf(other)));
  expect(blurredSound(soundOf('盘'))).not.toBe(blurredSound(soundOf('泵')));
});

test('initials leave letters and digits as they are', () => {
  expect(initialsOf('ABS传感器2')).toBe('ABScgq2');
});
