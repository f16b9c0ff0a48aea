import { pinyin } from 'pinyin-pro';

/** As in 刹车, not as in 古刹; by character, so that a word and what is written for it are read alike; reading whole words takes seconds for a catalogue. */
const readings = new Map([['刹', 'sha']]);
/** More than the characters in use. */
const READINGS_MAX = 30_000;

function readingOf(character: string): string {
  const known = readings.get(character);
  if (known !== undefined) return known;
  const reading = pinyin(character, { toneType: 'none', v: true });
  if (readings.size < READINGS_MAX) readings.set(character, reading);
  return reading;
}

/** The pinyin of a Chinese text: its syllables, each between spaces, so that whole syllables are found inside. */
export function soundOf(text: string): string {
  return ` ${[...text].map(readingOf).join(' ')} `;
}

/** The same for those who do not tell zh from z, n from l, and ang from an. */
export function blurredSound(sound: string): string {
  return sound
    .replace(/([zcs])h/g, '$1')
    .replace(/\bn/g, 'l')
    .replace(/([aei]n)g\b/g, '$1');
}

/** The initials of a Chinese text; other characters as they are. */
export function initialsOf(text: string): string {
  return [...text]
    .map((character) => (/\p{Script=Han}/u.test(character) ? readingOf(character).charAt(0) : character))
    .join('');
}
