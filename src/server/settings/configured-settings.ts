import type { SettingValues } from '../../contract/settings/definitions.ts';
import type { AppOptions } from '../app-options.ts';

/** The defaults that this installation's environment replaces. */
export function configuredSettings({
  siteSettings,
  sms,
}: Pick<AppOptions, 'siteSettings' | 'sms'>): Partial<SettingValues> {
  return {
    ...(siteSettings === undefined
      ? {}
      : {
          'contact.hotline': siteSettings.contact.hotline,
          'contact.email': siteSettings.contact.email,
          'contact.hoursFrom': siteSettings.contact.hours.from,
          'contact.hoursTo': siteSettings.contact.hours.to,
        }),
    ...(sms === undefined ? {} : { 'sms.perHour': sms.perHour }),
  };
}
