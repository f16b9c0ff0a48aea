import { BarChart } from 'echarts/charts';
import { GridComponent, LegendComponent, TooltipComponent } from 'echarts/components';
import * as echarts from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';
import ReactECharts from 'echarts-for-react/esm/core';
import { useMemo, useSyncExternalStore } from 'react';
import { readThemeTokens, watchTheme } from './theme/theme-tokens.ts';

echarts.use([BarChart, GridComponent, LegendComponent, TooltipComponent, CanvasRenderer]);

export interface StackedBars {
  /** What stands under each bar. */
  categories: readonly string[];
  series: readonly { name: string; values: readonly number[] }[];
  /** Bars lie, the first at the top: for names, which need room. */
  isLying?: boolean;
}

const HEIGHT_PX = 300;

/**
 * Stacked bars in the page's own colours, which follow the theme. For the eye alone: what it says stands in a table
 * beside it.
 */
export function Chart({ bars }: { bars: StackedBars }) {
  const theme = useSyncExternalStore(watchTheme, () => JSON.stringify(document.documentElement.dataset));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chart reads the theme from the DOM
  const option = useMemo(() => optionOf(bars), [bars, theme]);
  return (
    <div aria-hidden="true">
      <ReactECharts echarts={echarts} option={option} notMerge style={{ height: HEIGHT_PX }} />
    </div>
  );
}

function optionOf({ categories, series, isLying = false }: StackedBars) {
  const [text, line, surface] = ['text-soft', 'line', 'surface'].map(readThemeTokens);
  const names = {
    type: 'category',
    data: categories,
    inverse: isLying,
    axisLine: { lineStyle: { color: line } },
    axisTick: { show: false },
    axisLabel: { color: text, hideOverlap: !isLying, width: 110, overflow: 'truncate' },
  };
  const values = {
    type: 'value',
    minInterval: 1,
    axisLabel: { color: text },
    splitLine: { lineStyle: { color: line } },
  };
  return {
    animation: !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
    color: [readThemeTokens('accent'), readThemeTokens('accent-other')],
    grid: { left: 8, right: 16, top: 36, bottom: 4, containLabel: true },
    legend: { top: 0, textStyle: { color: text } },
    tooltip: {
      trigger: 'axis',
      axisPointer: { type: 'shadow' },
      // Drawn on the canvas: the page lets no element carry a style of its own.
      renderMode: 'richText',
      backgroundColor: surface,
      borderColor: line,
      textStyle: { color: readThemeTokens('text') },
    },
    xAxis: isLying ? values : names,
    yAxis: isLying ? names : values,
    series: series.map(({ name, values: data }) => ({
      type: 'bar',
      name,
      data,
      stack: 'all',
      barMaxWidth: 28,
    })),
  };
}
