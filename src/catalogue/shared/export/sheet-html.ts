import type { ListSheet } from './list-sheet.ts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);

const STYLE = `
body { margin: 24px; color: #111; background: #fff; font: 14px/1.5 system-ui, "PingFang SC", "Microsoft YaHei", sans-serif; }
h1 { margin: 0 0 8px; font-size: 20px; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 2px 16px; margin: 0 0 16px; }
dt { color: #555; }
dd { margin: 0; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 6px 8px; border: 1px solid #999; text-align: start; vertical-align: top; }
th { background: #eee; }
.number { text-align: end; white-space: nowrap; font-variant-numeric: tabular-nums; }
tr { break-inside: avoid; }
tfoot { display: table-row-group; font-weight: 700; }
footer { margin-top: 12px; color: #555; }
@page { margin: 14mm; }
@media print { body { margin: 0; } }`;

/** The list as one page that needs nothing else: to send, to open anywhere, to print. */
export function sheetHtml({ language, title, facts, columns, rows, totals, notes }: ListSheet): string {
  const kind = (index: number) => (columns[index]?.isNumber ? ' class="number"' : '');
  const head = columns.map(({ label }, index) => `<th scope="col"${kind(index)}>${escaped(label)}</th>`);
  const body = rows.map(
    (row) => `<tr>${row.map(({ text }, index) => `<td${kind(index)}>${escaped(text)}</td>`).join('')}</tr>`,
  );
  const foot = totals.map(
    ({ label, cell }) =>
      `<tr><td colspan="${columns.length - 1}">${escaped(label)}</td><td class="number">${escaped(cell.text)}</td></tr>`,
  );
  return `<!doctype html>
<html lang="${escaped(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${escaped(title)}</h1>
<dl>${facts.map(([label, value]) => `<dt>${escaped(label)}</dt><dd>${escaped(value)}</dd>`).join('')}</dl>
<table>
<thead><tr>${head.join('')}</tr></thead>
<tbody>
${body.join('\n')}
</tbody>
<tfoot>${foot.join('')}</tfoot>
</table>
<footer>${notes.map((note) => `<p>${escaped(note)}</p>`).join('')}</footer>
</body>
</html>
`;
}
