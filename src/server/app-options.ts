import type { WebhookOptions } from './api-services/webhooks/index.ts';
import type { Payments } from './billing/index.ts';
import type { DrawnCaptcha } from './captcha/captcha-picture.ts';
import type { PictureReader } from './gateways/ocr/picture-reader.ts';
import type { SmsSender } from './gateways/sms/sms-sender.ts';
import type { WorkBounds } from './http/work-limits/work-bounds.ts';
import type { PartPictures } from './parts/index.ts';
import type { Database } from './platform/db/database.ts';
import type { SiteSettings } from './platform/site-settings.ts';
import type { WebSettings } from './platform/web-settings.ts';
import type { Demo, OtherSites } from './site/index.ts';
import type { VehiclePictures } from './vehicles/index.ts';

export interface AppOptions {
  db: Database;
  /** Demo accounts for the login page; null without demo data. */
  demo: Demo | null;
  /** Folder of the built pages; null serves the API only. */
  pagesFolder: string | null;
  /** Hotline, filing number and links of the site; none by default. */
  siteSettings?: SiteSettings;
  /** Hosts that upstream adapters may name; none by default. */
  upstreamHosts?: readonly string[];
  /** Publishes the API services that ship with the product at the start; false by default. */
  hasBaseInterfaces?: boolean;
  /** Whether this process cleans up records of API services and checks alert rules at intervals; false by default. */
  runsJobs?: boolean;
  /** Seals API keys; by default a new one, under which keys sign only until this process ends. */
  apiKeySecret?: string;
  /** Whether this process delivers webhooks, and whether to loopback addresses too; by default neither. */
  webhooks?: WebhookOptions;
  logLevel: string;
  trustedProxies?: string[];
  /** Hosts, connections and security headers; by default local hosts only. */
  web?: Partial<WebSettings>;
  otherSites?: OtherSites;
  /** Validates every result against its schema; for tests. */
  areResultsChecked?: boolean;
  /** OCR of licences and VIN plates; the embedded reader by default. */
  pictureReader?: PictureReader;
  /** Draws the pictures of captchas; for tests. */
  drawCaptcha?: () => Promise<DrawnCaptcha>;
  /** SMS provider and limit of messages for the whole site; by default codes are refused. */
  sms?: { sender: SmsSender; perHour: number };
  /** Payment service; by default packages cannot be bought. */
  payments?: Payments | null;
  /** Other bounds on the work of a caller than those of `work-bounds.ts`. */
  workBounds?: Partial<WorkBounds> | undefined;
  /** Drawings of parts and vehicles; none by default. */
  pictures?: { parts: PartPictures; vehicles: VehiclePictures };
}
