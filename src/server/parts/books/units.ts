/** English names of the units in parts books; other units stay as they are. */
const ENGLISH = {
  个: 'pc',
  件: 'pc',
  副: 'pair',
  包: 'pack',
  千克: 'kg',
  卷: 'roll',
  升: 'L',
  只: 'pc',
  台: 'pc',
  块: 'pc',
  套: 'set',
  对: 'pair',
  张: 'sheet',
  扇: 'pc',
  把: 'pc',
  支: 'pc',
  条: 'pc',
  根: 'pc',
  桶: 'drum',
  片: 'pc',
  瓶: 'bottle',
  盒: 'box',
  箱: 'case',
  米: 'm',
  组: 'set',
} as const satisfies Readonly<Record<string, string>>;

/** The unit of standard part s; $1 selects English. */
export const UNIT = `case when $1::boolean then case s.unit ${Object.entries(ENGLISH)
  .map(([unit, word]) => `when '${unit}' then '${word}'`)
  .join(' ')} else s.unit end else s.unit end`;
