import { z } from 'zod';
import { Username } from './account.ts';
import { call, Done, Id, Nothing, OperationId, text } from './call.ts';
import { pageOf, paging } from './page.ts';
import { VehicleType } from './vehicles.ts';

/** What a sub account asks its main account for, and what came of it. */
export const PackageRequest = z.strictObject({
  requestId: Id,
  userId: Id,
  username: Username,
  userRealname: z.string().nullable(),
  /** The asker draws on the main account's lookups: nothing can be allocated to it. */
  isShared: z.boolean(),
  vehicleClass: VehicleType,
  kind: z.enum(['daily', 'count']),
  /** Lookups; of a daily package a day. */
  amount: z.number().int(),
  note: z.string(),
  state: z.enum(['open', 'allocated', 'shared', 'bought', 'refused', 'withdrawn']),
  /** What was allocated. */
  givenAmount: z.number().int().nullable(),
  /** The main account's word with its answer. */
  word: z.string(),
  createdAt: z.iso.datetime(),
  answeredAt: z.iso.datetime().nullable(),
  /** Answered, and the asker has not seen it. */
  isNews: z.boolean(),
});
export type PackageRequest = z.infer<typeof PackageRequest>;

/** One open request a class: 600704 for another. 900403 unless a sub account asks. */
export const askPackage = call({
  operation: 'askPackage',
  path: '/company/request/add',
  access: 'session',
  body: z.strictObject({
    vehicleClass: VehicleType,
    kind: z.enum(['daily', 'count']),
    amount: z.number().int().min(1).max(1_000_000),
    note: z.string().trim().max(200).default(''),
  }),
  result: PackageRequest,
});

/** A main account sees the requests of all its sub accounts, a sub account its own; those that wait first, then the newest. */
export const listPackageRequests = call({
  operation: 'listPackageRequests',
  path: '/company/request/list',
  access: 'session',
  body: z.strictObject({ ...paging, isOpen: z.boolean().optional() }),
  result: pageOf(PackageRequest),
});

/** 600705 unless it is the caller's own and still open. */
export const withdrawPackageRequest = call({
  operation: 'withdrawPackageRequest',
  path: '/company/request/withdraw',
  access: 'session',
  body: z.strictObject({ requestId: Id }),
  result: Done,
});

export const RequestAnswer = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('allocated'),
    packageId: Id,
    amount: z.number().int().min(1).max(1_000_000),
    word: z.string().trim().max(200).default(''),
  }),
  z.strictObject({ kind: z.literal('shared'), word: z.string().trim().max(200).default('') }),
  /** The main account has bought lookups that the asker shares. */
  z.strictObject({ kind: z.literal('bought'), word: z.string().trim().max(200).default('') }),
  z.strictObject({ kind: z.literal('refused'), word: text(200) }),
]);
export type RequestAnswer = z.output<typeof RequestAnswer>;

/**
 * The main account's answer; what it gives is given in the same transaction. 600705 when it is answered or withdrawn
 * already, 600702 and 600703 as allocateQuota.
 */
export const answerPackageRequest = call({
  operation: 'answerPackageRequest',
  path: '/company/request/answer',
  access: 'session',
  body: z.strictObject({ requestId: Id, answer: RequestAnswer, operationId: OperationId }),
  result: PackageRequest,
});

/** What is asked now and then: requests that wait for the caller's answer, and answers that the caller has not seen. */
export const PackageNews = z.strictObject({
  openNum: z.number().int(),
  newsNum: z.number().int(),
  /** The caller's own requests that still wait. */
  waitingNum: z.number().int(),
  /** The newest of those to answer, or of the answers. */
  latest: PackageRequest.nullable(),
});

export const getPackageNews = call({
  operation: 'getPackageNews',
  path: '/company/request/news',
  access: 'session',
  body: Nothing,
  result: PackageNews,
});

/** The caller has seen the answers. */
export const seePackageNews = call({
  operation: 'seePackageNews',
  path: '/company/request/see',
  access: 'session',
  body: Nothing,
  result: Done,
});
