import { BarChart } from 'echarts/charts';
import { GridComponent, LegendComponent, TooltipComponent } from 'echarts/components';
import * as echarts from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import ReactECharts from 'echarts-for-react/esm/core';
import { useSyncExternalStore } from 'react';
import { readThemeTokens, watchTheme } from './theme/theme-tokens.ts';

echarts.use([BarChart, GridComponent, LegendComponent, TooltipComponent, SVGRenderer]);

export interface StackedBars {
  /** The label of each bar. */
  categories: readonly string[];
  series: readonly { name: string; values: readonly number[] }[];
  /** Horizontal bars, the first at the top: for long labels. */
  isHorizontal?: boolean;
  /** Beside each other instead of stacked. */
  isGrouped?: boolean;
}

const HEIGHT_PX = 300;

/**
 * Stacked bars in the theme's colours. Hidden from assistive technology: show the same data in a table.
 */
export function Chart({ bars }: { bars: StackedBars }) {
  // The option has the theme's colours, which are read from the DOM.
  useSyncExternalStore(watchTheme, () => JSON.stringify(document.documentElement.dataset));
  return (
    <div aria-hidden="true">
      <ReactECharts
        echarts={echarts}
        option={optionOf(bars)}
        opts={{ renderer: 'svg' }}
        notMerge
        style={{ height: HEIGHT_PX }}
      />
    </div>
  );
}

function optionOf({ categories, series, isHorizontal = false, isGrouped = false }: StackedBars) {
  const [text, line, surface] = ['text-soft', 'line', 'surface'].map(readThemeTokens);
  const names = {
    type: 'category',
    data: categories,
    inverse: isHorizontal,
    axisLine: { lineStyle: { color: line } },
    axisTick: { show: false },
    axisLabel: { color: text, hideOverlap: !isHorizontal, width: 110, overflow: 'truncate' },
  };
  const values = {
    type: 'value',
    minInterval: 1,
    axisLabel: { color: text },
    splitLine: { lineStyle: { color: line } },
  };
  return {
    animation: !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
    // The period before, which comes first, is muted.
    color: [
      readThemeTokens(isGrouped ? 'text-soft' : 'accent'),
      readThemeTokens(isGrouped ? 'accent' : 'accent-other'),
    ],
    grid: { left: 8, right: 16, top: 36, bottom: 4, outerBoundsMode: 'same', outerBoundsContain: 'axisLabel' },
    legend: { top: 0, textStyle: { color: text } },
    tooltip: {
      trigger: 'axis',
      axisPointer: { type: 'shadow' },
      // Rendered on the canvas: the content security policy forbids inline styles.
      renderMode: 'richText',
      backgroundColor: surface,
      borderColor: line,
      textStyle: { color: readThemeTokens('text') },
    },
    xAxis: isHorizontal ? values : names,
    yAxis: isHorizontal ? names : values,
    series: series.map(({ name, values: data }) => ({
      type: 'bar',
      name,
      data,
      ...(isGrouped ? {} : { stack: 'all' }),
      barMaxWidth: 28,
    })),
  };
}
