export interface Device {
  /** The browser's or app's product name, untranslated; null if unknown. */
  browser: string | null;
  system: string | null;
  kind: 'phone' | 'tablet' | 'computer' | 'unknown';
}

/** The first match counts: browsers that imitate others come before those. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/MicroMessenger/i, 'WeChat'],
  [/DingTalk/i, 'DingTalk'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/HuaweiBrowser/i, 'Huawei Browser'],
  [/MiuiBrowser/i, 'MIUI Browser'],
  [/QQBrowser/i, 'QQ Browser'],
  [/UCBrowser/i, 'UC Browser'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/HarmonyOS|OpenHarmony/i, 'HarmonyOS'],
  [/iPhone|iPod/, 'iOS'],
  [/iPad/, 'iPadOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

export function parseUserAgent(userAgent: string): Device {
  const nameIn = (names: typeof browsers) => names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;
  const system = nameIn(systems);
  return { browser: nameIn(browsers), system, kind: kindOf(userAgent, system) };
}

function kindOf(userAgent: string, system: string | null): Device['kind'] {
  if (system === null) return 'unknown';
  if (/iPad|Tablet/.test(userAgent) || (system === 'Android' && !/Mobile/.test(userAgent))) return 'tablet';
  return /Mobile|iPhone|Phone/.test(userAgent) ? 'phone' : 'computer';
}
