/** A place or side beside a part's name, as a word of its own. */
export interface Place {
  /** What names of parts have: 前, 左, 右后. Both are two places, each with the quantity. */
  words: readonly string[];
  /** The quantity after it is that of each. */
  isEach: boolean;
}

const ONE = /^([左右前后]|[左右][前后]|[前后][左右])[面边侧轮]?$/;
const BOTH = /^(左右|前后)[两]?[面边侧轮]?(各?)$/;

/** 前面, 左边, 右后, 左右各; undefined for other words. */
export function placeOf(text: string): Place | undefined {
  const [, one] = ONE.exec(text) ?? [];
  if (one !== undefined && !/^(左右|前后)$/.test(one)) return { words: [one], isEach: false };
  const [, both, each] = BOTH.exec(text) ?? [];
  return both === undefined ? undefined : { words: [...both], isEach: each === '各' };
}
