import { z } from 'zod';
import { RoleValue } from './access/role-schemas.ts';
import { platforms } from './platform.ts';

export const audiencePlatforms = ['all', ...platforms] as const;
export type AudiencePlatform = (typeof audiencePlatforms)[number];
export const audienceLanguages = ['all', 'zh', 'en'] as const;
export type AudienceLanguage = (typeof audienceLanguages)[number];

/**
 * Who sees a record, as fields of its item: every condition must hold. The server's condition is in
 * server/platform/audience.ts.
 */
export const audienceFields = {
  /** Role values; empty: everyone, also visitors. */
  audienceRoles: z.array(RoleValue).max(4),
  audiencePlatform: z.enum(audiencePlatforms),
  /** By the language of the reader's pages. */
  audienceLanguage: z.enum(audienceLanguages),
};

/** The same fields in a form; everyone by default. */
export const audienceInput = {
  audienceRoles: audienceFields.audienceRoles.default([]),
  audiencePlatform: audienceFields.audiencePlatform.default('all'),
  audienceLanguage: audienceFields.audienceLanguage.default('all'),
};
