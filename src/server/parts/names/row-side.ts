import { type Side, sideOf } from './part-words.ts';

/** The side of a row, by its name or its remark. */
export function rowSide({ oeName, partRemark }: { oeName: string; partRemark: string }): Side | undefined {
  return sideOf(oeName) ?? sideOf(partRemark);
}
