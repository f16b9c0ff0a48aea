import type { Insertable } from 'kysely';
import type { ProfilePart } from '../../contract/account/schemas.ts';
import { DAY_MS } from '../../contract/days/calendar-days.ts';
import type { Tables } from '../../server/platform/db/tables.ts';
import type { KeyedRandom } from '../catalogue/keyed-random.ts';
import { type CompanyKind, companyKinds } from './names.ts';
import { type Customer, freeName } from './plans/plan-accounts.ts';
import type { PurchaseRow } from './plans/plan-purchases.ts';
import type { Facts } from './read-facts.ts';
import { staff } from './staff.ts';
import { isoOf } from './timeline.ts';

type AccountRow = Insertable<Tables['account']>;

interface Filling {
  facts: Pick<Facts, 'entriesOf' | 'roleIds' | 'takenNames'>;
  random: KeyedRandom;
  passwordHash: string;
}

export function staffRows({ facts, passwordHash }: Filling, createdMs: number): AccountRow[] {
  const names = new Set(facts.takenNames);
  return staff.map(({ roleValue, username, ...member }) => ({
    ...member,
    username: freeName(names, username),
    companyName: 'companyName' in member ? member.companyName : null,
    passwordHash,
    roleId: facts.roleIds.get(roleValue) ?? 0,
    isSupportFast: roleValue === 2,
    createdAt: isoOf(createdMs),
    ...{ phoneNum: null, parentId: null, deptId: null, companyType: null, jobFlag: null, howKnowEpc: null },
    ...{ businessDesc: null, hasCommunication: null },
  }));
}

interface Company {
  /** The accounts that have an allocation. */
  allocatedIds: ReadonlySet<number>;
  purchases: readonly PurchaseRow[];
}

export function customerRows(filling: Filling, customers: readonly Customer[], company: Company): AccountRow[] {
  const { facts, passwordHash } = filling;
  const retailUntil = retailEnds(company.purchases);
  return customers.map((customer) => {
    const { userId, main, createdMs } = customer;
    const retailMs = retailUntil.get((main ?? customer).userId);
    return {
      userId,
      passwordHash,
      ...profileOf(filling, customer),
      username: customer.username,
      phoneNum: customer.phoneNum,
      contactPhone: customer.contactPhone,
      companyName: customer.companyName,
      roleId: facts.roleIds.get(1) ?? 0,
      agencyCode: customer.agencyCode,
      acctLevel: main === null ? 0 : 1,
      parentId: main?.userId ?? null,
      deptId: null,
      dctType: main === null ? 0 : company.allocatedIds.has(userId) ? 2 : 1,
      retailFlag: retailMs !== undefined,
      retailExpireTime: retailMs === undefined ? null : isoOf(retailMs),
      isDisabled: customer.isDisabled,
      provinceCode: customer.provinceCode,
      platform: customer.platform,
      createdAt: isoOf(createdMs),
    };
  });
}

/** When the e-commerce prices of each buyer end: a further purchase extends them. */
function retailEnds(purchases: readonly PurchaseRow[]): Map<number, number> {
  const ends = new Map<number, number>();
  for (const { userId, kind, days, grantedAt } of purchases) {
    if (kind !== 'retail' || grantedAt == null) continue;
    ends.set(userId, Math.max(ends.get(userId) ?? 0, Date.parse(grantedAt)) + days * DAY_MS);
  }
  return ends;
}

/** The registration fills in the first parts of a profile; not everyone fills in the others. */
function profileOf({ facts, random }: Filling, customer: Customer) {
  const key = `profile/${customer.userId}`;
  const given = (part: ProfilePart, share: number) => random.isChosen(`${key}/${part}`, share);
  const choose = (category: string) => {
    const entries = facts.entriesOf(category);
    return entries.length === 0 ? null : random.pick(`${key}/${category}`, entries);
  };
  const companyType = given('companyType', 0.85) ? companyTypeOf(facts, customer.companyKind) : null;
  const jobFlag = given('job', 0.75) ? choose('职业标签') : null;
  const howKnowEpc = given('howKnow', 0.7) ? choose('渠道') : null;
  const hasCommunication = given('communication', 0.6) ? random.isChosen(`${key}/call`, 0.65) : null;
  const perfected: ProfilePart[] = ['userPerfect', 'companyMessage', 'businessDesc'];
  if (companyType !== null) perfected.push('companyType');
  if (jobFlag !== null) perfected.push('job');
  if (howKnowEpc !== null) perfected.push('howKnow');
  if (hasCommunication !== null) perfected.push('communication');
  const { userRealname, businessDesc } = customer;
  return { userRealname, businessDesc, companyType, jobFlag, howKnowEpc, hasCommunication, perfected };
}

function companyTypeOf(facts: Pick<Facts, 'entriesOf'>, kind: CompanyKind): number | null {
  return facts.entriesOf('公司类型')[companyKinds.indexOf(kind)] ?? null;
}
