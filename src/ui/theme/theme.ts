import { type ThemeConfig, theme } from 'antd';
import { useMemo, useSyncExternalStore } from 'react';
import { readThemeTokens, type TokenReader, watchTheme } from './theme-tokens.ts';

const SMALLEST_TARGET_PX = 24;

/**
 * antd's theme from the tokens of the storefront. antd's default link blue and placeholder greys lack the contrast of
 * WCAG AA and are replaced too.
 */
export function themeOfTokens(
  read: TokenReader,
  { isDark, isTouch, hasMotion }: { isDark: boolean; isTouch: boolean; hasMotion: boolean },
): ThemeConfig {
  const accent = read('accent');
  const accentHover = read('accent-hover');
  const accentSoft = read('accent-soft');
  const text = read('text');
  const soft = read('text-soft');
  const line = read('line');
  const page = read('page');
  const surface = read('surface');
  const hover = read('surface-hover');
  const bad = read('bad');
  return withoutEmpty({
    algorithm: isDark ? theme.darkAlgorithm : theme.defaultAlgorithm,
    token: {
      colorPrimary: accent,
      colorPrimaryHover: accentHover,
      colorPrimaryActive: accentHover,
      colorPrimaryBg: accentSoft,
      colorPrimaryText: accent,
      colorLink: accent,
      colorLinkHover: accentHover,
      colorLinkActive: accentHover,
      colorInfo: accent,
      colorError: bad,
      colorErrorHover: bad,
      colorErrorText: bad,
      colorErrorTextActive: bad,
      colorInfoBg: accentSoft,
      colorInfoBorder: line,
      colorErrorBg: read('bad-soft'),
      colorWarning: read('warning'),
      colorWarningBg: read('warning-soft'),
      colorSuccessBg: read('good-soft'),
      colorSuccess: read('good'),
      colorText: text,
      colorTextHeading: text,
      colorTextSecondary: soft,
      colorTextTertiary: soft,
      colorTextDescription: soft,
      colorTextPlaceholder: soft,
      colorTextDisabled: soft,
      colorTextQuaternary: soft,
      colorIcon: soft,
      colorBgLayout: page,
      colorBgContainer: surface,
      colorBgElevated: surface,
      colorBorder: read('line-strong'),
      colorBorderSecondary: line,
      colorSplit: line,
      controlItemBgHover: hover,
      controlItemBgActive: accentSoft,
      borderRadius: Number.parseInt(read('radius'), 10) || 6,
      fontFamily: read('font'),
      fontFamilyCode: read('font-mono'),
      controlOutlineWidth: 2,
      motion: hasMotion,
      ...(isTouch ? touchTokens(read) : {}),
    },
    components: {
      ...(isTouch ? touchComponents : {}),
      // The radius of a control would make a box of 16 px look like a radio button.
      Checkbox: { borderRadiusSM: Number.parseInt(read('radius-chip'), 10) || 4 },
      Button: { primaryColor: read('on-accent'), primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none' },
      Layout: { siderBg: surface, headerBg: surface, headerHeight: 56, headerPadding: '0 20px', bodyBg: page },
      Menu: { itemSelectedBg: accentSoft, itemSelectedColor: accent, groupTitleColor: soft },
      Table: {
        cellPaddingBlock: 9,
        headerBg: hover,
        headerSortActiveBg: hover,
        headerSortHoverBg: hover,
        bodySortBg: surface,
      },
      Descriptions: { labelBg: hover },
      Pagination: { itemActiveColor: accent },
    },
  });
}

/** Sizes of touch targets in CSS pixels: controls, and checkboxes and buttons that expand a row. */
function touchTokens(read: TokenReader): NonNullable<ThemeConfig['token']> {
  return {
    controlHeight: Number.parseInt(read('control-touch'), 10) || 44,
    controlHeightLG: 48,
    controlHeightSM: Number.parseInt(read('control'), 10) || 32,
    controlInteractiveSize: SMALLEST_TARGET_PX,
  };
}

const touchComponents: ThemeConfig['components'] = {
  Switch: {
    trackHeight: 28,
    trackMinWidth: 52,
    handleSize: 24,
    trackHeightSM: SMALLEST_TARGET_PX,
    trackMinWidthSM: 40,
    handleSizeSM: 20,
  },
};

/** Removes values without a token (jsdom reads none), so that antd uses its defaults. */
function withoutEmpty<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  for (const [key, entry] of Object.entries(value)) {
    if (entry === undefined || entry === '') Reflect.deleteProperty(value, key);
    else withoutEmpty(entry);
  }
  return value;
}

const readTheme = () => `${document.documentElement.dataset.theme}/${document.documentElement.dataset.brand}`;

/** antd's theme, updated when the user switches theme. */
export function useAntdTheme(): ThemeConfig {
  const theme = useSyncExternalStore(watchTheme, readTheme);
  return useMemo(() => {
    return themeOfTokens(readThemeTokens, {
      isDark: theme.startsWith('dark/'),
      isTouch: window.matchMedia('(pointer: coarse)').matches,
      hasMotion: !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
    });
  }, [theme]);
}
