import type { CheckedBodyOf } from '../../contract/call.ts';
import { oeKey } from '../../contract/oe/oe-number.ts';
import type { priceCalls } from '../../contract/prices/calls.ts';
import { Refusal } from '../platform/errors.ts';
import type { Problem } from '../platform/problem-messages.ts';

/** A key that may answer for what was asked at a place; the least rank is taken first. */
export interface Candidate {
  place: number;
  brandId: number;
  key: string;
  rank: number;
}

export interface AskedNumbers {
  /** The keys as asked, place by place: prices are answered under them. */
  keys: string[];
  candidates: Candidate[];
}

/** The rank of the number itself and of the same number as displayed; what follows are the numbers that replace it. */
const OWN_RANKS = 2;
/** Numbers that stand in for one; what comes after is left out. */
const MOST_REPLACEMENTS = 20;

export function isStandIn(rank: number): boolean {
  return rank >= OWN_RANKS;
}

type Body = Omit<CheckedBodyOf<typeof priceCalls.getPartPrices>, 'provinceCode' | 'decodeFlag'> & {
  decodeFlag?: 0 | 1;
};

/**
 * What is looked up for a list of numbers.
 * @throws Refusal 900400 with the places of lists that differ in length and of keys that are no base64url
 */
export function askedNumbers({ brandIds, searchOes, oes, oeReplaceTwos, decodeFlag = 0 }: Body): AskedNumbers {
  const problems = [...unequal({ searchOes, oes, oeReplaceTwos }, brandIds.length)];
  const keys = searchOes.map((text, place) => {
    const decoded = decodeFlag === 1 ? decodedOe(text) : text;
    if (decoded === undefined) problems.push(undecodable(place));
    return oeKey(decoded ?? '');
  });
  if (problems.length > 0) throw new Refusal('900400', { problems });
  const candidates = keys.flatMap((key, place) => {
    const brandId = brandIds[place] ?? 0;
    const others = [oes?.[place] ?? '', ...replacementsIn(oeReplaceTwos?.[place])].map(oeKey);
    const ranked = others.map((other, index) => ({ place, brandId, key: other, rank: index + 1 }));
    return [{ place, brandId, key, rank: 0 }, ...ranked].filter(
      (candidate, index, all) => candidate.key !== '' && all.findIndex((one) => one.key === candidate.key) === index,
    );
  });
  return { keys, candidates };
}

function replacementsIn(text: string | undefined): string[] {
  return text === undefined ? [] : text.split(/[,，]/).slice(0, MOST_REPLACEMENTS);
}

/** Text out of base64url; undefined where it is none. */
function decodedOe(text: string): string | undefined {
  const bytes = Buffer.from(text, 'base64url');
  return bytes.toString('base64url') === text.replace(/=+$/, '') ? bytes.toString('utf8') : undefined;
}

function unequal(lists: Record<string, readonly unknown[] | undefined>, length: number): Problem[] {
  return Object.entries(lists).flatMap(([name, list]) =>
    list === undefined || list.length === length
      ? []
      : [
          {
            path: `data.${name}`,
            zh: '数量必须与 data.brandIds 相同',
            en: 'must have as many entries as data.brandIds',
          },
        ],
  );
}

function undecodable(place: number): Problem {
  return { path: `data.searchOes.${place}`, zh: '不是有效的 base64url 编码', en: 'is not valid base64url' };
}
