import type { AnyCallWithSchemas } from './call.ts';
import { type AnyResource, callsOf, isResource } from './crud.ts';
import * as domains from './index.ts';

/** The contract of each domain by its name. */
export type Domains = typeof domains;
type Domain = Domains[keyof Domains];
type CallsOf<D> = D extends { calls: infer DomainCalls } ? DomainCalls : never;
type ResourceOf<D> = D extends unknown ? Extract<D[keyof D], AnyResource> : never;
type Merged<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? { [Key in keyof All]: All[Key] }
  : never;

/** Every call by its operation name, except those of the resources. */
export type Calls = Merged<CallsOf<Domain>>;
export const calls: Calls = Object.assign(
  {},
  ...Object.values(domains).map((domain) => ('calls' in domain ? domain.calls : {})),
);

export type Resource = ResourceOf<Domain>;
/** Every resource by its name. */
export type Resources = { [R in Resource as R['name']]: R };
export type ResourceName = keyof Resources;
export const resources: Resources = Object.assign(
  {},
  ...Object.values(domains)
    .flatMap((domain) => Object.values<unknown>(domain))
    .filter(isResource)
    .map((resource) => ({ [resource.name]: resource })),
);

/** Every call, including those of the resources. */
export const allCalls: readonly AnyCallWithSchemas[] = [
  ...Object.values<AnyCallWithSchemas>(calls),
  ...Object.values<Resource>(resources).flatMap((resource) => callsOf(resource)),
];
