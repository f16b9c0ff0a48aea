import type { CheckedBodyOf } from '../../contract/call.ts';
import { oeKey } from '../../contract/oe/oe-number.ts';
import type { priceCalls } from '../../contract/prices/calls.ts';
import { Refusal } from '../platform/errors.ts';
import type { Problem } from '../platform/problem-messages.ts';

/** A key to look up for the number at an index of the request; the lowest rank with a price is used. */
export interface Candidate {
  place: number;
  brandId: number;
  key: string;
  rank: number;
}

export interface RequestedNumbers {
  /** The key of each requested number; prices are returned under it. */
  keys: string[];
  candidates: Candidate[];
}

/** Ranks 0 and 1 are the key and the number as displayed; higher ranks are its replacements. */
const OWN_RANKS = 2;
/** Further replacements are ignored. */
const REPLACEMENTS_MAX = 20;

export function isStandIn(rank: number): boolean {
  return rank >= OWN_RANKS;
}

type Body = Omit<CheckedBodyOf<typeof priceCalls.getPartPrices>, 'provinceCode' | 'decodeFlag'> & {
  decodeFlag?: 0 | 1;
};

/**
 * The keys to look up for a request.
 * @throws Refusal 900400 for lists of different length and keys that are not base64url
 */
export function readRequestedNumbers({
  brandIds,
  searchOes,
  oes,
  oeReplaceTwos,
  decodeFlag = 0,
}: Body): RequestedNumbers {
  const problems = [...problemsOfLength({ searchOes, oes, oeReplaceTwos }, brandIds.length)];
  const keys = searchOes.map((text, place) => {
    const decoded = decodeFlag === 1 ? decodeOe(text) : text;
    if (decoded === undefined) problems.push(invalidEncoding(place));
    return oeKey(decoded ?? '');
  });
  if (problems.length > 0) throw new Refusal('900400', { problems });
  const candidates = keys.flatMap((key, place) => {
    const brandId = brandIds[place] ?? 0;
    const others = [oes?.[place] ?? '', ...splitReplacements(oeReplaceTwos?.[place])].map(oeKey);
    const ranked = others.map((other, index) => ({ place, brandId, key: other, rank: index + 1 }));
    return [{ place, brandId, key, rank: 0 }, ...ranked].filter(
      (candidate, index, all) => candidate.key !== '' && all.findIndex((one) => one.key === candidate.key) === index,
    );
  });
  return { keys, candidates };
}

function splitReplacements(text: string | undefined): string[] {
  return text === undefined ? [] : text.split(/[,，]/).slice(0, REPLACEMENTS_MAX);
}

/** Undefined if the text is not base64url. */
function decodeOe(text: string): string | undefined {
  const bytes = Buffer.from(text, 'base64url');
  return bytes.toString('base64url') === text.replace(/=+$/, '') ? bytes.toString('utf8') : undefined;
}

function problemsOfLength(lists: Record<string, readonly unknown[] | undefined>, length: number): Problem[] {
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

function invalidEncoding(place: number): Problem {
  return { path: `data.searchOes.${place}`, zh: '不是有效的 base64url 编码', en: 'is not valid base64url' };
}
