import { cutOut, greyOf, inverted, isDarkGround, pipelineOf, scaledTo, thresholdOf, turned } from './grey-picture.ts';
import type { Box, GreyPicture, Layout, TextEngine } from './text-engine.ts';
import type { LineReading } from './vote.ts';

/** A line cut out of a picture, level, dark on light. */
export interface Strip {
  picture: GreyPicture;
  /** Of a character, in its pixels. */
  height: number;
}

export type Preparation = 'plain' | 'narrow' | 'narrower' | 'even' | 'ink' | 'soft';

/** One way of reading a strip. */
export interface StripPass {
  /** Pixels that a character is to be high. */
  height: number;
  preparation: Preparation;
  layout: Layout;
  /** The engine may answer with any character, not only with those that a VIN has. */
  isFree?: true;
}

const LEGAL = '0123456789ABCDEFGHJKLMNPRSTUVWXYZ';

export async function stripOf(picture: GreyPicture, box: Box, lean: number): Promise<Strip> {
  // A leaning line's box is higher than its characters.
  const rise = Math.abs(Math.tan((lean * Math.PI) / 180)) * box.width * 0.8;
  const height = Math.max(8, box.height - rise);
  const roomy = {
    left: box.left - height * 0.9,
    top: box.top - height * 0.35,
    width: box.width + height * 1.8,
    height: box.height + height * 0.7,
  };
  const cut = await cutOut(picture, roomy);
  const level = Math.abs(lean) > 1 ? await turned(cut, -lean) : cut;
  return { picture: isDarkGround(level) ? inverted(level) : level, height };
}

/** Reads a strip; `more` are characters that may stand in it besides those of a VIN. */
export async function readStrip(engine: TextEngine, strip: Strip, pass: StripPass, more = ''): Promise<LineReading> {
  const scale = pass.height / strip.height;
  const sized = await scaledTo(strip.picture, Math.max(strip.picture.width, strip.picture.height) * scale);
  const allowed = `${LEGAL}${more}`;
  const lines = await engine.read(await prepared(sized, pass.preparation), {
    layout: pass.layout,
    only: pass.isFree ? '' : allowed,
  });
  return lines.flatMap(({ symbols }) =>
    symbols.flatMap(({ text, certainty }) => {
      const folded = legal(text);
      return folded.length === 1 && allowed.includes(folded) ? [{ text: folded, certainty }] : [];
    }),
  );
}

function legal(text: string): string {
  const upper = text.toUpperCase();
  return { I: '1', O: '0', Q: '0' }[upper] ?? upper;
}

async function prepared(picture: GreyPicture, preparation: Preparation): Promise<GreyPicture> {
  const squeezed = (share: number) =>
    greyOf(pipelineOf(picture).resize(Math.max(1, Math.round(picture.width * share)), picture.height, { fit: 'fill' }));
  if (preparation === 'narrow') return squeezed(0.85);
  if (preparation === 'narrower') return squeezed(0.72);
  if (preparation === 'even') return greyOf(pipelineOf(picture).normalise());
  if (preparation === 'soft') return greyOf(pipelineOf(picture).blur(1));
  if (preparation === 'ink') {
    const threshold = thresholdOf(picture);
    return { ...picture, pixels: Buffer.from(picture.pixels.map((value) => (value <= threshold ? 0 : 255))) };
  }
  return picture;
}
