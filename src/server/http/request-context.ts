import type { Language } from '../../contract/codes.ts';
import type { Platform } from '../../contract/platform.ts';
import type { ProvinceCode } from '../../contract/provinces/schemas.ts';

/** Whose bounds apply: a free account, one with a package, one of a company with a package, or the staff. */
export type Tier = 'free' | 'paid' | 'company' | 'staff';

/** The staff member who views the storefront as the user of a session (ADR 30). */
export interface SessionViewer {
  userId: number;
  /** Whether the staff member may see whole phone numbers. */
  seesPhones: boolean;
}

/** The signed-in session; every node sees a change within a second. */
export interface Session {
  tokenHash: string;
  userId: number;
  roleId: number;
  roleValue: number;
  acctLevel: number;
  parentId: number | null;
  /** For a sub account: odd uses the main account's lookups, even its own. */
  dctType: number;
  agencyCode: string | null;
  tier: Tier;
  /** The account's default price province. */
  provinceCode: ProvinceCode;
  powers: ReadonlySet<string>;
  /** 256 bits in hex; seals catalogue results. */
  secretKey: string;
  /** Null for the user's own sessions. */
  viewer: SessionViewer | null;
  /** Read while the primary was unreachable: valid for calls that only read. */
  isFromReplica?: true;
}

/** The properties of a request that handlers get besides the body. */
export interface RequestContext {
  platform: Platform;
  language: Language;
  /** The client's network address. */
  address: string;
  /** The User-Agent header; empty if missing. */
  userAgent: string;
  /** Id of the captcha that the client shows; null without one. */
  captchaId: string | null;
  /** The token of the device cookie, which a login sets; null without one. */
  deviceToken: string | null;
  /** Sets the device cookie with the response. */
  setDeviceToken(token: string): void;
  /** Scheme and host of the request. */
  origin: string;
  session: Session | null;
}

/** The client that a captcha is shown to. */
export type CaptchaClient = Pick<RequestContext, 'address' | 'captchaId' | 'deviceToken'>;

export interface AuthedContext extends RequestContext {
  session: Session;
}

/** An uploaded file: its name as sent, and at most the call's `maxBytes`. */
export interface UploadedFile {
  name: string;
  bytes: Buffer;
}
