import { writeFile } from 'node:fs/promises';
import { photograph } from './photograph.ts';
import { samples } from './samples.ts';

// Draws the sample pictures, or only those named: node --import tsx tests/support/pictures/write-samples.ts plate-glare.jpg
const requested = process.argv.slice(2);
const isRequested = (file: string) => requested.length === 0 || requested.includes(file);
for (const { file, svg, shot } of samples) {
  if (isRequested(file)) await writeFile(new URL(`samples/${file}`, import.meta.url), await photograph(svg, shot));
}
const cat = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="450"><rect width="600" height="450" fill="#9bb7a0"/>
  <ellipse cx="300" cy="300" rx="120" ry="110" fill="#c98a4b"/><circle cx="300" cy="170" r="80" fill="#d79a58"/>
  <path d="M235 120l-10-70 60 40zM365 120l10-70-60 40z" fill="#c98a4b"/><circle cx="272" cy="160" r="12"/><circle cx="328" cy="160" r="12"/>
  <path d="M292 190h16l-8 10zM220 185l50 10M220 205l50-2M380 185l-50 10M380 205l-50-2" stroke="#333" stroke-width="3"/></svg>`;
if (isRequested('cat.jpg'))
  await writeFile(new URL('samples/cat.jpg', import.meta.url), await photograph(cat, { longSide: 600, noise: 6 }));
