import type { Part } from '../../../contract/parts/schemas.ts';

export type PartSide = 'left' | 'right';

/** The side that a row's names and remark state; undefined for none or both. */
export function partSide({
  oeName,
  stdPartName,
  partRemark,
}: Pick<Part, 'oeName' | 'stdPartName' | 'partRemark'>): PartSide | undefined {
  const text = `${oeName} ${stdPartName} ${partRemark}`.toLowerCase();
  const isLeft = /左|\bleft\b|\blh\b/.test(text);
  const isRight = /右|\bright\b|\brh\b/.test(text);
  if (isLeft === isRight) return undefined;
  return isLeft ? 'left' : 'right';
}
