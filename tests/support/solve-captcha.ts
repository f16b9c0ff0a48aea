import captcha from 'svg-captcha';

/** One drawn character: its commands without numbers, and its points about their own middle. */
interface Glyph {
  x: number;
  commands: string;
  points: readonly number[];
}

const CHARACTERS = [...'abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ23456789'];

/** Reads the picture of a captcha by its outlines: a walk has to get past it as a person does. */
export function solveCaptcha(image: string): string {
  const svg = Buffer.from(image.split(',')[1] ?? '', 'base64').toString();
  const known = CHARACTERS.flatMap((character) => {
    const [glyph] = glyphsOf(captcha.create({ charPreset: character, size: 1, noise: 0, width: 160, height: 56 }).data);
    return glyph === undefined ? [] : [{ character, glyph }];
  });
  return glyphsOf(svg)
    .sort((one, other) => one.x - other.x)
    .map((drawn) => {
      const like = known
        .filter(({ glyph }) => glyph.commands === drawn.commands)
        .sort((one, other) => distance(one.glyph, drawn) - distance(other.glyph, drawn));
      return like[0]?.character ?? '?';
    })
    .join('');
}

/** Lines of noise are not filled. */
function glyphsOf(svg: string): Glyph[] {
  return [...svg.matchAll(/<path\b[^>]*>/g)].flatMap(([path]) => {
    const drawing = / d="([^"]+)"/.exec(path)?.[1];
    return drawing === undefined || / fill="none"/.test(path) ? [] : [glyphOf(drawing)];
  });
}

function glyphOf(drawing: string): Glyph {
  const numbers = (drawing.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
  const mean = (of: readonly number[]) => of.reduce((sum, each) => sum + each, 0) / of.length;
  const middleX = mean(numbers.filter((_, index) => index % 2 === 0));
  const middleY = mean(numbers.filter((_, index) => index % 2 === 1));
  const points = numbers.map((each, index) => each - (index % 2 === 0 ? middleX : middleY));
  return { x: middleX, commands: drawing.replace(/[^A-Za-z]/g, ''), points };
}

function distance(one: Glyph, other: Glyph): number {
  return one.points.reduce((sum, each, index) => sum + (each - (other.points[index] ?? 0)) ** 2, 0);
}
