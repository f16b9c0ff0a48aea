import { useTranslation } from 'react-i18next';
import type { OePart } from '../../contract/oe/schemas.ts';
import { language } from '../../providers/language.ts';
import { useStore } from '../../providers/store.ts';
import { ExportMenu } from '../shared/export/export-menu.tsx';
import type { PartQuotes } from '../shared/prices/use-quotes.ts';
import { useProvince } from '../shared/province/use-province.ts';
import { isSampleNumber } from '../shared/site/is-sample-number.ts';
import { oeSheet } from './oe-sheet.ts';

interface OeExportProps {
  parts: readonly OePart[];
  quotesOf: PartQuotes['quotesOf'];
}

/** Exports the search results. */
export function OeExport({ parts, quotesOf }: OeExportProps) {
  const { t } = useTranslation('oe');
  const { t: common } = useTranslation();
  const { t: prices } = useTranslation('prices');
  const locale = useStore(language);
  const { provinceName } = useProvince();
  const isDemo = parts.some(isSampleNumber);
  return (
    <ExportMenu
      label={t('sheet.export')}
      makeSheet={() => oeSheet({ parts, quotesOf, provinceName, language: locale, t, common, prices, isDemo })}
    />
  );
}
