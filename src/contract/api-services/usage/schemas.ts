import { z } from 'zod';
import { Id } from '../../fields.ts';
import { PageNumber } from '../../page.ts';
import { chargeRules, InterfaceCode, interfaceStatuses } from '../definition.ts';
import { IDEMPOTENCY_KEY_MAX } from '../idempotency-key.ts';
import { keyModes } from '../wire.ts';
import {
  chargeReasons,
  FAILURE_HOURS,
  LOGGED_REQUESTS_MAX,
  statusClasses,
  transports,
  USER_INTERFACES_PER_PAGE,
  usageUnits,
} from './rules.ts';

const Count = z.number().int().min(0);
/** In milliseconds; null without an answered call. */
const Percentile = Count.nullable();
/** Days of Asia/Shanghai, both included. */
const period = { from: z.iso.date(), to: z.iso.date() };

const UserInterface = z.strictObject({
  code: InterfaceCode,
  name: z.string(),
  nameEn: z.string(),
  className: z.string(),
  classNameEn: z.string(),
  status: z.enum(interfaceStatuses),
  version: Count,
  sunsetOn: z.iso.date().nullable(),
  replacementCode: z.string().nullable(),
  /** Units for a call by the rule. */
  count: Count,
  rule: z.enum(chargeRules),
  unitsBought: Count,
  unitsLeft: Count,
  /** The end of the grant that ends first. */
  expiresAt: z.iso.datetime().nullable(),
  perSecond: Count,
  perDay: Count,
  callsToday: Count,
});
export type UserInterface = z.infer<typeof UserInterface>;

export const userInterfaceList = {
  body: z.strictObject({ pageNum: PageNumber.default(1) }),
  result: z.strictObject({
    datas: z.array(UserInterface),
    pageSize: z.literal(USER_INTERFACES_PER_PAGE),
    rowCount: Count,
  }),
};

const sums = {
  calls: Count,
  units: Count,
  /** 400 to 499, except those beyond a limit. */
  refused: Count,
  /** Errors of ours. */
  errors: Count,
  limited: Count,
  empty: Count,
  repeated: Count,
  p50Ms: Percentile,
  p95Ms: Percentile,
};

export const UsageDay = z.strictObject({
  day: z.iso.date(),
  interfaceCode: z.string(),
  mode: z.enum(keyModes),
  ...sums,
});
export type UsageDay = z.infer<typeof UsageDay>;

const InterfaceUsage = z.strictObject({ interfaceCode: z.string(), ...sums });

export const userStatistics = {
  body: z.strictObject({ ...period, interfaceCode: InterfaceCode.optional(), mode: z.enum(keyModes).optional() }),
  result: z.strictObject({ days: z.array(UsageDay), interfaces: z.array(InterfaceUsage), total: z.strictObject(sums) }),
};

const LoggedRequest = z.strictObject({
  requestId: z.uuid(),
  requestedAt: z.iso.datetime(),
  userId: Id,
  username: z.string().nullable(),
  keyId: Id.nullable(),
  keyName: z.string().nullable(),
  interfaceCode: z.string(),
  version: Count,
  mode: z.enum(keyModes),
  transport: z.enum(transports),
  status: Count,
  code: z.string(),
  units: Count,
  reason: z.enum(chargeReasons),
  durationMs: Count,
  address: z.string(),
});
export type LoggedRequest = z.infer<typeof LoggedRequest>;

const RequestDetail = LoggedRequest.extend({
  /** JSON, masked by the customer's rules; cut where it is long. */
  body: z.string(),
  answer: z.string(),
  isBodyCut: z.boolean(),
  isAnswerCut: z.boolean(),
});
export type RequestDetail = z.infer<typeof RequestDetail>;

const filters = {
  interfaceCode: z.string().max(40).optional(),
  keyId: Id.optional(),
  mode: z.enum(keyModes).optional(),
  /** Statuses from 400 on. */
  isFailed: z.boolean().optional(),
  /** 2: answered, 4: refused, 5: errors of ours. */
  statusClass: z.enum(statusClasses).optional(),
  reason: z.enum(chargeReasons).optional(),
  transport: z.enum(transports).optional(),
  code: z
    .string()
    .regex(/^\d{6}$/)
    .optional(),
  from: z.iso.datetime().optional(),
  to: z.iso.datetime().optional(),
  /** Older requests than this one. */
  before: z.uuid().optional(),
  limit: z.number().int().min(1).max(LOGGED_REQUESTS_MAX).default(20),
};

/** `next` is the cursor of the older ones; null at the end. */
const Requests = z.strictObject({ rows: z.array(LoggedRequest), next: z.uuid().nullable() });

export const apiRequestList = { body: z.strictObject(filters), result: Requests };

export const apiRequestDetail = { body: z.strictObject({ requestId: z.uuid() }), result: RequestDetail };

const { before: _before, limit: _limit, ...unpaged } = filters;
const staffFilters = { ...unpaged, userId: Id.optional() };

export const apiLogList = {
  body: z.strictObject({
    ...filters,
    ...staffFilters,
    /**
     * Only requests logged after this one, for a live tail. A page may repeat requests that were logged late; the
     * client removes duplicates by id.
     */
    after: z.uuid().optional(),
  }),
  result: Requests,
};

/** The newest requests that match, for a file. */
export const apiLogExport = {
  body: z.strictObject({ ...staffFilters, format: z.enum(['csv', 'xlsx']) }),
  result: z.strictObject({ rows: z.array(LoggedRequest), isCut: z.boolean() }),
};

export const apiLogDetail = { body: z.strictObject({ requestId: z.uuid() }), result: RequestDetail };

export const apiFailureList = {
  body: z.strictObject({ hours: z.number().int().min(1).max(FAILURE_HOURS).default(24) }),
  result: z.strictObject({
    /** The 200 with the most calls. */
    rows: z.array(
      z.strictObject({
        /** An IPv4 address or the /64 of an IPv6 address; `other` for those beyond 100 a minute. */
        network: z.string(),
        code: z.string(),
        calls: Count,
        firstAt: z.iso.datetime(),
        lastAt: z.iso.datetime(),
        /** Of the last call. */
        address: z.string(),
        interfaceCode: z.string(),
      }),
    ),
  }),
};

const CustomerUsage = z.strictObject({ userId: Id, username: z.string().nullable(), ...sums });
/** The code twice where the interface is not published. */
const named = { interfaceCode: z.string(), name: z.string(), nameEn: z.string() };

export const apiUsageStatistics = {
  body: z.strictObject({
    ...period,
    mode: z.enum(keyModes).default('live'),
    unit: z.enum(usageUnits).default('day'),
    interfaceCode: z.string().max(40).optional(),
    userId: Id.optional(),
  }),
  result: z.strictObject({
    total: z.strictObject(sums),
    /** Days, weeks (from Monday) or months within the period, in their order; those without calls too. */
    series: z.array(z.strictObject({ ...period, ...sums })),
    /** The most called first. */
    interfaces: z.array(
      InterfaceUsage.extend({
        ...named,
        customers: Count,
        /** Of the calls that were not refused, in percent. */
        errorPercent: z.number().min(0).max(100),
        /** A rule of alerts has fired for it. */
        isAlert: z.boolean(),
      }),
    ),
    /** The twenty that called most. */
    customers: z.array(CustomerUsage),
    /** Published interfaces without a call. */
    unused: z.array(z.strictObject(named)),
    /** Who called a deprecated interface. */
    deprecated: z.array(
      z.strictObject({
        ...named,
        userId: Id,
        username: z.string().nullable(),
        calls: Count,
        lastDay: z.iso.date(),
      }),
    ),
  }),
};

const keyChoice = {
  /** Null: a test key of the debugger's own. */
  keyId: Id.nullable(),
  interfaceCode: InterfaceCode,
};

export const apiCallPrice = {
  body: z.strictObject(keyChoice),
  result: z.strictObject({
    mode: z.enum(keyModes),
    /** Units of an answer, or of each item of it. */
    count: Count,
    rule: z.enum(chargeRules),
    unitsLeft: Count.nullable(),
  }),
};

/** A key may be sent in quotes. */
const QUOTES = 2;

export const callInterface = {
  body: z.strictObject({
    ...keyChoice,
    /** The body as text, so that a wrong one can be tried too. */
    body: z.string().max(64 * 1024),
    idempotencyKey: z
      .string()
      .max(IDEMPOTENCY_KEY_MAX + QUOTES)
      .optional(),
  }),
  result: z.strictObject({
    request: z.strictObject({
      method: z.string(),
      path: z.string(),
      headers: z.record(z.string(), z.string()),
      body: z.string(),
    }),
    stringToSign: z.string(),
    response: z.strictObject({
      status: z.number().int(),
      headers: z.record(z.string(), z.string()),
      /** JSON as sent. */
      body: z.string(),
    }),
    durationMs: Count,
    /** Of the answer. */
    bytes: Count,
  }),
};
