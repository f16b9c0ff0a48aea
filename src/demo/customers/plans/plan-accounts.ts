import { DAY_MS } from '../../../contract/days/calendar-days.ts';
import type { Platform } from '../../../contract/platform.ts';
import type { KeyedRandom } from '../../catalogue/keyed-random.ts';
import { businessOf, type CompanyKind, companyKind, companyName, personName } from '../names.ts';
import { type Region, regions } from '../regions.ts';
import { MINUTE_MS, momentAtShare, type Timeline } from '../timeline.ts';

const MAINS = 300;
const SUBS = 92;
const TEAMS = 40;
/** A team exists for this long before today, so that its sub accounts have a past. */
const TEAM_AGE_MS = 14 * DAY_MS;

/** How often an account looks something up. */
export type Habit = 'once' | 'light' | 'regular' | 'heavy';

/** A main or sub account of the demo's past. Times are in milliseconds. */
export interface Customer {
  userId: number;
  username: string;
  phoneNum: string | null;
  contactPhone: string | null;
  userRealname: string;
  companyName: string;
  companyKind: CompanyKind;
  businessDesc: string;
  provinceCode: string;
  agencyCode: string | null;
  platform: Platform;
  address: string;
  /** Null for a main account. */
  main: Customer | null;
  /** Has an allocation instead of sharing its main account's lookups. */
  isAllocated: boolean;
  isDisabled: boolean;
  habit: Habit;
  /** Mostly looks up commercial vehicles. */
  isCommercial: boolean;
  createdMs: number;
  /** The account is not used from then on. */
  endMs: number;
}

export interface AccountPlanning {
  timeline: Timeline;
  random: KeyedRandom;
  /** In lower case. They are not used again. */
  takenNames: ReadonlySet<string>;
  takenPhones: ReadonlySet<string>;
}

type Draft = Omit<Customer, 'userId' | 'username' | 'phoneNum' | 'main'> & { main: Draft | null; pinyin: string };

/** Number of accounts that `planAccounts` returns. */
export const CUSTOMER_NUM = MAINS + SUBS;

/** Main and sub accounts, oldest first, with the given ids. */
export function planAccounts(planning: AccountPlanning, ids: readonly number[]): Customer[] {
  const mains = Array.from({ length: MAINS }, (_, index) => draftMain(planning, index));
  const teams = mains
    .filter(({ habit, createdMs }) => isFrequent(habit) && createdMs < planning.timeline.nowMs - TEAM_AGE_MS)
    .slice(0, TEAMS);
  const subs = teams.length === 0 ? [] : Array.from({ length: SUBS }, (_, index) => draftSub(planning, index, teams));
  const drafts = [...mains, ...subs].toSorted((left, right) => left.createdMs - right.createdMs);
  return finishDrafts(planning, drafts, ids);
}

export function isFrequent(habit: Habit): boolean {
  return habit === 'regular' || habit === 'heavy';
}

function draftMain({ timeline, random }: AccountPlanning, index: number): Draft {
  const key = `main/${index}`;
  const region = pickRegion(random, key);
  const [city, initials] = random.pick(`${key}/city`, region.cities);
  const kind = companyKind(random, key);
  const company = companyName(random, key, { city, kind });
  const createdMs = momentAtShare(timeline, (index + random.unit(`${key}/created`)) / MAINS);
  const habit = habitOf(random.unit(`${key}/habit`));
  const isDisabled = random.isChosen(`${key}/disabled`, 0.02);
  return {
    userRealname: personName(random, key).zh,
    companyName: company.zh,
    pinyin: `${company.pinyin}.${initials}`,
    companyKind: kind,
    businessDesc: businessOf(random, key, kind),
    provinceCode: region.code,
    agencyCode: random.isChosen(`${key}/agency`, 0.62) ? random.pick(`${key}/code`, region.agencies) : null,
    platform: random.isChosen(`${key}/platform`, kind === 'parts' ? 0.45 : 0.22) ? 'qpzj' : 'easyEpc',
    contactPhone: null,
    address: addressOf(random, key),
    main: null,
    isAllocated: false,
    isDisabled,
    habit,
    isCommercial: /商用|重汽/.test(company.zh) || random.isChosen(`${key}/commercial`, 0.1),
    createdMs,
    endMs: endOf(random, key, { createdMs, habit, isDisabled }),
  };
}

function draftSub({ timeline, random }: AccountPlanning, index: number, teams: readonly Draft[]): Draft {
  const key = `sub/${index}`;
  // Some teams are large: squaring prefers the first.
  const main = teams[index < teams.length ? index : Math.floor(random.unit(`${key}/team`) ** 2 * teams.length)];
  if (main === undefined) throw new Error('a sub account needs a team');
  const person = personName(random, key);
  const span = timeline.nowMs - main.createdMs - DAY_MS;
  const createdMs = main.createdMs + 30 * MINUTE_MS + random.unit(`${key}/created`) ** 2 * span;
  const habit = random.isChosen(`${key}/habit`, 0.6) ? 'regular' : 'light';
  const isDisabled = random.isChosen(`${key}/disabled`, 0.03);
  return {
    ...main,
    main,
    userRealname: person.zh,
    pinyin: `${main.pinyin.split('.')[0]}.${person.pinyin}`,
    isAllocated: random.isChosen(`${key}/allocated`, 0.5),
    isDisabled,
    habit,
    createdMs,
    endMs: Math.min(main.endMs, endOf(random, key, { createdMs, habit, isDisabled })),
  };
}

function finishDrafts(
  { random, takenNames, takenPhones }: AccountPlanning,
  drafts: readonly Draft[],
  ids: readonly number[],
): Customer[] {
  const names = new Set(takenNames);
  const customers = new Map<Draft, Customer>();
  for (const [index, draft] of drafts.entries()) {
    const { pinyin, main, ...rest } = draft;
    const phone = demoPhone(index);
    const hasPhone = !takenPhones.has(phone) && (main === null || random.isChosen(`phone/${index}`, 0.5));
    customers.set(draft, {
      ...rest,
      main: main === null ? null : (customers.get(main) ?? null),
      userId: ids[index] ?? 0,
      username: freeName(names, pinyin),
      phoneNum: hasPhone ? phone : null,
      contactPhone: main === null || hasPhone ? null : phone,
    });
  }
  return [...customers.values()];
}

/** The numbers 1390000xxxx belong to no network; the demo's accounts have the first of them. */
export function demoPhone(index: number): string {
  return `1390000${1001 + index}`;
}

/** The name, with a number if it is taken; adds it to the taken ones. */
export function freeName(taken: Set<string>, wanted: string): string {
  for (let suffix = 1; ; suffix += 1) {
    const name = suffix === 1 ? wanted : `${wanted}${suffix}`;
    if (taken.has(name)) continue;
    taken.add(name);
    return name;
  }
}

const totalWeight = regions.reduce((sum, { weight }) => sum + weight, 0);

function pickRegion(random: KeyedRandom, key: string): Region {
  let left = random.unit(`${key}/region`) * totalWeight;
  const found = regions.find(({ weight }) => {
    left -= weight;
    return left < 0;
  });
  return found ?? random.pick(key, regions);
}

function habitOf(share: number): Habit {
  return share < 0.26 ? 'once' : share < 0.62 ? 'light' : share < 0.86 ? 'regular' : 'heavy';
}

/** When the account is used for the last time; a third of them stop after some weeks. */
function endOf(
  random: KeyedRandom,
  key: string,
  { createdMs, habit, isDisabled }: Pick<Customer, 'createdMs' | 'habit' | 'isDisabled'>,
): number {
  if (isDisabled) return createdMs + 12 * DAY_MS;
  if (habit === 'once') return createdMs + DAY_MS;
  const stops = random.isChosen(`${key}/stops`, habit === 'heavy' ? 0.1 : 0.35);
  return stops ? createdMs + random.between(`${key}/stays`, 15, 60) * DAY_MS : Number.POSITIVE_INFINITY;
}

/** A documentation address (RFC 5737). */
function addressOf(random: KeyedRandom, key: string): string {
  const network = random.pick(`${key}/network`, ['192.0.2', '198.51.100', '203.0.113']);
  return `${network}.${random.between(`${key}/host`, 11, 250)}`;
}
