import type { ListSheet, SheetCell } from './list-sheet.ts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);

/** Excel opens the page too and takes the format `@` as text: it evaluates no formula. Printed, an apostrophe would show. */
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
h1, dt, dd, th, td, p { mso-number-format: "\\@"; }
td.number { mso-number-format: General; }
@page { margin: 14mm; }
@media print { body { margin: 0; } }`;

/** A number is readable by programs too, whatever its text. */
function cellHtml({ text, number, digits = 0 }: SheetCell): string {
  if (number === undefined || number === null) return escapeHtml(text);
  return `<data value="${number.toFixed(digits)}">${escapeHtml(text)}</data>`;
}

/** The list as one self-contained HTML page, to send or print. */
export function sheetHtml({ language, title, facts, columns, rows, totals, notes }: ListSheet): string {
  const cellClass = (index: number) => (columns[index]?.isNumber ? ' class="number"' : '');
  const head = columns.map(({ label }, index) => `<th scope="col"${cellClass(index)}>${escapeHtml(label)}</th>`);
  const body = rows.map(
    (row) => `<tr>${row.map((cell, index) => `<td${cellClass(index)}>${cellHtml(cell)}</td>`).join('')}</tr>`,
  );
  const foot = totals.map(
    ({ label, cell }) =>
      `<tr><td colspan="${columns.length - 1}">${escapeHtml(label)}</td><td class="number">${cellHtml(cell)}</td></tr>`,
  );
  return `<!doctype html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${escapeHtml(title)}</h1>
<dl>${facts.map(([label, value]) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd>`).join('')}</dl>
<table>
<thead><tr>${head.join('')}</tr></thead>
<tbody>
${body.join('\n')}
</tbody>
<tfoot>${foot.join('')}</tfoot>
</table>
<footer>${notes.map((note) => `<p>${escapeHtml(note)}</p>`).join('')}</footer>
</body>
</html>
`;
}
