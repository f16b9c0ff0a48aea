import { type ThemeConfig, theme } from 'antd';
import { useMemo, useSyncExternalStore } from 'react';
import { readThemeTokens, type TokenReader, watchTheme } from './theme-tokens.ts';

/**
 * antd's theme out of the page's own tokens, so that both halves look the same. antd's usual link blue and the greys of
 * its placeholders are too faint for WCAG AA: they are replaced too.
 */
export function themeOfTokens(read: TokenReader, isDark: boolean): ThemeConfig {
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
  return given({
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
    },
    components: {
      Button: { primaryColor: read('on-accent'), primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none' },
      Layout: { siderBg: surface, headerBg: surface, headerHeight: 56, headerPadding: '0 20px', bodyBg: page },
      Menu: { itemSelectedBg: accentSoft, itemSelectedColor: accent, groupTitleColor: soft },
      Table: { headerBg: hover, headerSortActiveBg: hover, headerSortHoverBg: hover, bodySortBg: surface },
      Descriptions: { labelBg: hover },
      Pagination: { itemActiveColor: accent },
    },
  });
}

/** Without what the page has no token for (jsdom reads none): antd keeps its own. */
function given<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  for (const [key, held] of Object.entries(value)) {
    if (held === undefined || held === '') Reflect.deleteProperty(value, key);
    else given(held);
  }
  return value;
}

const lookOfRoot = () => `${document.documentElement.dataset.theme}/${document.documentElement.dataset.brand}`;

/** The theme of the page as it is now; it follows the switch. */
export function useAntdTheme(): ThemeConfig {
  const look = useSyncExternalStore(watchTheme, lookOfRoot);
  // The look stands for the tokens, which change with it.
  return useMemo(() => themeOfTokens(readThemeTokens, look.startsWith('dark/')), [look]);
}
