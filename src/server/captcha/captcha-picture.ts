import { randomInt } from 'node:crypto';
import sharp from 'sharp';
import { CHARACTERS, type Point, strokesOf } from './glyphs.ts';

export interface DrawnCaptcha {
  text: string;
  /** As a data URL. */
  image: string;
}

const WIDTH = 160;
const HEIGHT = 56;
const LENGTH = 5;
const GLYPH = { width: 4, height: 6 };
/** Each stroke is divided, so that waves bend it. */
const STEPS = 6;

/**
 * Draws five letters and digits with strokes of our own, so that no font is needed. Each is turned, sheared and bent
 * differently. The result is a bitmap, because a program could compare the outlines of vectors.
 */
export async function drawCaptcha(): Promise<DrawnCaptcha> {
  const text = Array.from({ length: LENGTH }, () => CHARACTERS[randomInt(CHARACTERS.length)] ?? '').join('');
  const wave = createWave();
  const glyphs = [...text].map((character, index) => drawGlyph(character, index, wave));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="100%" height="100%" fill="#fff"/>
    <g fill="none" stroke="#1d2b3a" stroke-linecap="round" stroke-linejoin="round">
    ${glyphs.join('')}${drawLine()}${drawLine()}</g></svg>`;
  const png = await sharp(Buffer.from(svg)).blur(between(0.4, 0.7)).png({ palette: true, colours: 16 }).toBuffer();
  return { text, image: `data:image/png;base64,${png.toString('base64')}` };
}

type Bend = (point: Point) => Point;

/** A wave over the whole picture. */
function createWave(): Bend {
  const [amplitude, phase, lengthPx] = [between(1.5, 3.5), between(0, 2 * Math.PI), between(45, 80)];
  return ({ x, y }) => ({ x: x + 1.5 * Math.sin(y / 9 + phase), y: y + amplitude * Math.sin(x / lengthPx + phase) });
}

function drawGlyph(character: string, index: number, wave: Bend): string {
  const size = between(4.6, 5.8);
  const turn = between(-0.3, 0.3);
  const shear = between(-0.25, 0.25);
  const centre = {
    x: 22 + (index * (WIDTH - 44)) / (LENGTH - 1) + between(-3, 3),
    y: HEIGHT / 2 + between(-4, 4),
  };
  const place: Bend = ({ x, y }) => {
    const [across, down] = [
      (x - GLYPH.width / 2) * size + shear * (y - GLYPH.height / 2) * size,
      (y - GLYPH.height / 2) * size,
    ];
    return wave({
      x: centre.x + across * Math.cos(turn) - down * Math.sin(turn),
      y: centre.y + across * Math.sin(turn) + down * Math.cos(turn),
    });
  };
  const width = between(2.4, 3.6).toFixed(1);
  const strokes = strokesOf(character).map((stroke) => polyline(divided(stroke).map(place), width));
  return strokes.join('');
}

/** A thin line across the characters. */
function drawLine(): string {
  const [start, end] = [between(8, HEIGHT - 8), between(8, HEIGHT - 8)];
  const [amplitude, phase] = [between(3, 8), between(0, 2 * Math.PI)];
  const points = Array.from({ length: 33 }, (_, index) => ({
    x: (index * WIDTH) / 32,
    y: start + ((end - start) * index) / 32 + amplitude * Math.sin(index / 4 + phase),
  }));
  return polyline(points, between(0.9, 1.5).toFixed(1));
}

function divided(stroke: readonly Point[]): Point[] {
  return stroke.flatMap((from, index) => {
    const to = stroke[index + 1];
    if (to === undefined) return [from];
    return Array.from({ length: STEPS }, (_, step) => ({
      x: from.x + ((to.x - from.x) * step) / STEPS,
      y: from.y + ((to.y - from.y) * step) / STEPS,
    }));
  });
}

function polyline(points: readonly Point[], width: string): string {
  const path = points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
  return `<polyline points="${path}" stroke-width="${width}"/>`;
}

function between(least: number, most: number): number {
  return least + (randomInt(0, 1_001) / 1_000) * (most - least);
}
