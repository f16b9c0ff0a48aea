import type { TFunction } from 'i18next';
import type { BrandPart, BrandPartInfo } from '../../../contract/brand-parts/schemas.ts';
import type { BookPart, Part, Replacement } from '../../../contract/parts/schemas.ts';
import type { PartPrice } from '../../../contract/prices/schemas.ts';
import { amountColumn, type ListSheet, price, text, textColumn, whole } from '../../shared/export/list-sheet.ts';
import { NO_QUOTES } from '../../shared/prices/price-kinds.ts';
import { priceLabel } from '../../shared/prices/price-label.ts';
import { originCells, originColumns, partOrigins, sourceText } from '../../shared/prices/price-origin.ts';
import { type AdapterBrand, yearsOf } from './adapter-groups.ts';
import type { relatedSections } from './related.ts';

/** Columns and rows of one of the panel's lists, for export. */
export type PanelList = Pick<ListSheet, 'columns' | 'rows'>;

export interface PanelTranslations {
  t: TFunction<'parts-panels'>;
  parts: TFunction<'parts'>;
  prices: TFunction<'prices'>;
  language: string;
}

/** The catalogue's prices have one date and source. */
const MARKET = ['market'] as const;

type PriceOf<Of> = (part: Of) => PartPrice | null | undefined;

export function relatedList(
  sections: ReturnType<typeof relatedSections>['sections'],
  { t, parts, prices, language }: PanelTranslations,
  { priceOf, quantityOf }: { priceOf: PriceOf<BookPart>; quantityOf(part: BookPart, t: TFunction<'parts'>): string },
): PanelList {
  return {
    columns: [
      textColumn(t('sheet.relation'), 20),
      textColumn(parts('column.name'), 20),
      textColumn(parts('column.oe'), 20),
      textColumn(parts('column.quantity'), 8),
      textColumn(parts('sheet.assembly'), 20),
      textColumn(parts('column.callout'), 8),
      textColumn(parts('column.remark'), 20),
      amountColumn(priceLabel(prices, 'market', 'short')),
      ...originColumns(prices, MARKET),
    ],
    rows: sections.flatMap((section) =>
      section.parts.map((part) => [
        text(t(`related.${section.relation}`)),
        text(part.oeName),
        text(part.oe),
        text(quantityOf(part, parts)),
        text(part.assemblyName),
        text(part.orderNo),
        text(part.partRemark),
        price(priceOf(part)?.marketPriceFen, language),
        ...originCells(prices, MARKET, partOrigins(prices, priceOf(part) ?? null, NO_QUOTES)),
      ]),
    ),
  };
}

/** The chain from the oldest number to the latest. */
export function chainList(
  chain: readonly Replacement[],
  { t, parts, prices, language }: PanelTranslations,
  priceOf: PriceOf<Replacement>,
): PanelList {
  const stateOf = ({ isCurrent, isDiscontinued, step }: Replacement) =>
    [
      isCurrent && parts('chain.current'),
      step === 0 && parts('chain.self'),
      isDiscontinued && parts('list.discontinued'),
    ]
      .filter(Boolean)
      .join(', ');
  return {
    columns: [
      textColumn(parts('column.oe'), 20),
      textColumn(parts('fact.brand')),
      textColumn(parts('column.oeName'), 20),
      textColumn(t('sheet.kind')),
      textColumn(prices('dated'), 12),
      textColumn(t('sheet.state'), 20),
      textColumn(parts('column.remark'), 20),
      amountColumn(priceLabel(prices, 'market', 'short')),
      amountColumn(priceLabel(prices, 'guide', 'short')),
      ...originColumns(prices, MARKET),
    ],
    rows: chain.map((link) => [
      text(link.oe),
      text(link.brandName),
      text(link.oeName),
      text(link.kind === 'self' ? '' : parts(`chain.${link.kind}`)),
      text(link.dated ?? ''),
      text(stateOf(link)),
      text(link.note),
      price(priceOf(link)?.marketPriceFen, language),
      price(priceOf(link)?.guidePriceFen, language),
      ...originCells(prices, MARKET, partOrigins(prices, priceOf(link) ?? null, NO_QUOTES)),
    ]),
  };
}

/** The vehicle maker's own part first, as on screen. */
export function brandList(
  brands: readonly BrandPart[],
  { t, parts, language }: PanelTranslations,
  own: { part: Part; price: PartPrice | null | undefined; regionOf(country: string): string },
): PanelList {
  return {
    columns: [
      textColumn(t('sheet.brand'), 18),
      textColumn(t('sheet.class'), 18),
      textColumn(t('sheet.country')),
      textColumn(t('sheet.numbers'), 8),
      textColumn(parts('column.oe'), 20),
      amountColumn(t('sheet.lowest')),
    ],
    rows: [
      [
        text(own.part.brandName),
        text(t('class.original')),
        text(''),
        whole(1),
        text(own.part.oe),
        price(own.price?.marketPriceFen, language),
      ],
      ...brands.map(({ aftBrandName, partClasses, country, partNum, lowestPriceFen }) => [
        text(aftBrandName),
        text(partClasses.map((partClass) => t(`class.${partClass}`)).join(', ')),
        text(own.regionOf(country)),
        whole(partNum),
        text(''),
        price(lowestPriceFen, language),
      ]),
    ],
  };
}

/** One brand's parts, each with the OE numbers that it replaces. */
export function offerList(
  offers: readonly BrandPartInfo[],
  { t, parts, prices, language }: PanelTranslations,
): PanelList {
  return {
    columns: [
      textColumn(t('sheet.brand'), 18),
      textColumn(t('sheet.number'), 20),
      textColumn(parts('column.name'), 20),
      textColumn(t('sheet.class'), 18),
      amountColumn(priceLabel(prices, 'market', 'short')),
      textColumn(prices('dated'), 12),
      textColumn(prices('from')),
      textColumn(t('sheet.replaces'), 40),
    ],
    rows: offers.map((offer) => [
      text(offer.aftBrandName),
      text(offer.number),
      text(offer.stdPartName),
      text(t(`class.${offer.partClass}`)),
      price(offer.priceFen, language),
      text(offer.dated ?? ''),
      text(offer.dated === null ? '' : sourceText(prices, offer.source)),
      text(offer.oes.map(({ brandName, oe }) => `${brandName} ${oe}`).join(', ')),
    ]),
  };
}

export function whereUsedList(brands: readonly AdapterBrand[], { t, parts }: PanelTranslations): PanelList {
  return {
    columns: [
      textColumn(parts('column.vehicleBrand'), 18),
      textColumn(t('sheet.family'), 18),
      textColumn(t('sheet.group'), 30),
      textColumn(t('sheet.years'), 12),
    ],
    rows: brands.flatMap(({ brandName, families }) =>
      families.flatMap(({ familyName, groups }) =>
        groups.map((group) => [text(brandName), text(familyName), text(group.groupName), text(yearsOf(group))]),
      ),
    ),
  };
}
