import type { OeStyle } from '../../../contract/oe/oe-styles.ts';

/**
 * Chinese name, English name, "maker body drives", and the generations: "08-12 PQ34 vw14t vw16; 18- MQB vw15" gives
 * first and last model year (open while built), the platform and the engines.
 */
export type FamilyLine = readonly [zh: string, en: string, spec: string, generations: string];

/** Price level of a brand's parts. */
export type BrandTier = 'premium' | 'foreign' | 'domestic' | 'truck';

/** A brand with its families. Brands of one concern share part numbers. */
export interface BrandLine {
  readonly zh: string;
  readonly en: string;
  readonly initial: string;
  /** ISO 3166 code. */
  readonly country: string;
  readonly style: OeStyle;
  readonly concern: string;
  readonly tier: BrandTier;
  readonly families: readonly FamilyLine[];
}
