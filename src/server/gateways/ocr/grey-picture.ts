import sharp, { type Sharp } from 'sharp';
import type { Box, GreyPicture } from './text-engine.ts';

/** A sharp pipeline over grey pixels. */
export function pipelineOf({ pixels, width, height }: GreyPicture): Sharp {
  return sharp(pixels, { raw: { width, height, channels: 1 } });
}

export async function greyOf(pipeline: Sharp): Promise<GreyPicture> {
  const { data, info } = await pipeline.greyscale().raw().toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}

/** Scaled so that its longer side is as wanted. */
export async function scaledTo(picture: GreyPicture, longSide: number): Promise<GreyPicture> {
  const scale = longSide / Math.max(picture.width, picture.height);
  if (Math.abs(scale - 1) < 0.02) return picture;
  const [width, height] = [
    Math.max(1, Math.round(picture.width * scale)),
    Math.max(1, Math.round(picture.height * scale)),
  ];
  return greyOf(pipelineOf(picture).resize(width, height, { fit: 'fill', kernel: scale > 1 ? 'cubic' : 'lanczos3' }));
}

/** Turned clockwise by any angle; what comes into sight at the corners has the picture's own middle grey. */
export async function turned(picture: GreyPicture, degrees: number): Promise<GreyPicture> {
  if (degrees === 0) return picture;
  const middle = medianOf(picture);
  return greyOf(pipelineOf(picture).rotate(degrees, { background: { r: middle, g: middle, b: middle } }));
}

/** The part inside the box, as far as the picture reaches. */
export async function cutOut(picture: GreyPicture, box: Box): Promise<GreyPicture> {
  const left = Math.max(0, Math.floor(box.left));
  const top = Math.max(0, Math.floor(box.top));
  const width = Math.min(picture.width - left, Math.ceil(box.width + Math.min(0, box.left)));
  const height = Math.min(picture.height - top, Math.ceil(box.height + Math.min(0, box.top)));
  return greyOf(pipelineOf(picture).extract({ left, top, width: Math.max(1, width), height: Math.max(1, height) }));
}

/** Light evened out: what is darker than its own surroundings stays dark, a shadow across the picture goes. */
export async function evened(picture: GreyPicture): Promise<GreyPicture> {
  const reach = Math.max(8, Math.round(Math.max(picture.width, picture.height) / 24));
  const small = {
    width: Math.max(1, Math.round(picture.width / 8)),
    height: Math.max(1, Math.round(picture.height / 8)),
  };
  const around = await greyOf(
    pipelineOf(
      await greyOf(
        pipelineOf(picture)
          .resize(small.width, small.height, { fit: 'fill' })
          .blur(Math.max(0.5, reach / 8)),
      ),
    ).resize(picture.width, picture.height, { fit: 'fill', kernel: 'linear' }),
  );
  const pixels = Buffer.allocUnsafe(picture.pixels.length);
  for (let index = 0; index < pixels.length; index += 1) {
    const value = 160 + ((picture.pixels[index] ?? 0) - (around.pixels[index] ?? 0)) * 1.3;
    pixels[index] = value < 0 ? 0 : value > 255 ? 255 : value;
  }
  return { ...picture, pixels };
}

export function inverted(picture: GreyPicture): GreyPicture {
  return { ...picture, pixels: Buffer.from(picture.pixels.map((value) => 255 - value)) };
}

function histogramOf({ pixels }: GreyPicture): Uint32Array {
  const counts = new Uint32Array(256);
  for (const value of pixels) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

function medianOf(picture: GreyPicture): number {
  let left = picture.pixels.length / 2;
  for (const [value, count] of histogramOf(picture).entries()) {
    left -= count;
    if (left <= 0) return value;
  }
  return 128;
}

/** Otsu's threshold: the grey that parts ink from ground best. */
export function thresholdOf(picture: GreyPicture): number {
  return partedBest(picture).threshold;
}

/** Below it a line has no ink; measured on drawn plates: stamped ones have up to 0.69, print and paint 0.76 and more. */
export const INK = 0.72;

/**
 * How far the picture falls into ink and ground, 0 to 1: the share of its variance that lies between the two. What is
 * stamped has light and shadow on a middle grey, and less of it.
 */
export function inkOf(picture: GreyPicture): number {
  const total = picture.pixels.length;
  const middle = picture.pixels.reduce((sum, value) => sum + value, 0) / total;
  const variance = picture.pixels.reduce((sum, value) => sum + (value - middle) ** 2, 0) / total;
  return variance === 0 ? 0 : partedBest(picture).between / variance;
}

function partedBest(picture: GreyPicture): { threshold: number; between: number } {
  const counts = histogramOf(picture);
  const total = picture.pixels.length;
  let all = 0;
  counts.forEach((count, value) => {
    all += count * value;
  });
  let [below, belowSum, between, threshold] = [0, 0, 0, 128];
  for (let value = 0; value < 256; value += 1) {
    below += counts[value] ?? 0;
    belowSum += value * (counts[value] ?? 0);
    const above = total - below;
    if (below === 0 || above === 0) continue;
    const apart = belowSum / below - (all - belowSum) / above;
    const spread = (below / total) * (above / total) * apart * apart;
    if (spread > between) [between, threshold] = [spread, value];
  }
  return { threshold, between };
}

export function isDarkGround(picture: GreyPicture): boolean {
  const threshold = thresholdOf(picture);
  let dark = 0;
  for (const value of picture.pixels) if (value <= threshold) dark += 1;
  return dark * 2 > picture.pixels.length;
}
