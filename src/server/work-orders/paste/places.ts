/** A place or side beside a part's name, as a word of its own. */
export interface Place {
  /** What names of parts have: 前, 左, 右后. Both are two places, each with the quantity. */
  words: readonly string[];
  /** The quantity after it is that of each. */
  isEach: boolean;
}

const ONE = /^([左右前后]|[左右][前后]|[前后][左右])[面边侧轮]?$/;
const BOTH = /^(左右|前后)[两]?[面边侧轮]?(各?)$/;

const ENGLISH: Readonly<Record<string, string>> = { LEFT: '左', RIGHT: '右', FRONT: '前', REAR: '后' };
const HAN = /\p{Script=Han}/u;

/** 前面, 左边, 右后, 左右各, LEFT; undefined for other words. */
export function placeOf(text: string): Place | undefined {
  const translated = ENGLISH[text];
  if (translated !== undefined) return { words: [translated], isEach: false };
  const [, one] = ONE.exec(text) ?? [];
  if (one !== undefined && !/^(左右|前后)$/.test(one)) return { words: [one], isEach: false };
  const [, both, each] = BOTH.exec(text) ?? [];
  return both === undefined ? undefined : { words: [...both], isEach: each === '各' };
}

/** The name of a part at a place: 左大灯, LEFT HEADLIGHT. */
export function placedName(place: string, name: string): string {
  if (HAN.test(name)) return `${place}${name}`;
  const [word = place] = Object.entries(ENGLISH).find(([, translated]) => translated === place) ?? [];
  return `${word} ${name}`;
}
