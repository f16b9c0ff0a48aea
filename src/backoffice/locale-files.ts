import { addLocaleFiles, type LocaleFile } from '../providers/i18n.ts';

addLocaleFiles(import.meta.glob<LocaleFile>('./*/backoffice/**/*.json', { base: '../locales' }));
