import { createRequire } from 'node:module';
import path from 'node:path';
import { Worker as Thread } from 'node:worker_threads';
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js';

/** How the engine is to look at a picture: text strewn about, one column, one line. */
export type Layout = 'sparse' | 'column' | 'line' | 'rawLine';

const LAYOUTS: Record<Layout, PSM> = {
  sparse: PSM.SPARSE_TEXT,
  column: PSM.SINGLE_COLUMN,
  line: PSM.SINGLE_LINE,
  rawLine: PSM.RAW_LINE,
};

/** Grey pixels, a byte each, row by row. */
export interface GreyPicture {
  pixels: Buffer;
  width: number;
  height: number;
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** One character as read; certainty is the engine's own, 0 to 1. */
export interface ReadSymbol {
  text: string;
  certainty: number;
  box: Box;
}

export interface ReadLine {
  /** Without the spaces that the engine puts between Chinese characters. */
  text: string;
  symbols: ReadSymbol[];
  box: Box;
  /** Degrees that the line leans, clockwise. */
  lean: number;
}

export interface TextEngine {
  read(picture: GreyPicture, asked: { layout: Layout; only?: string }): Promise<ReadLine[]>;
  close(): Promise<void>;
}

// The smaller of the two models: as good on licences, and half the time.
const MODEL = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/chi_sim/package.json')),
  '4.0.0_best_int',
);
/** What the worker holds is given back after this long without a picture. */
const IDLE_MS = 120_000;

/** Text off pictures by tesseract in a worker thread of its own, which starts with the first picture and ends when idle. */
export function createTextEngine(idleMs = IDLE_MS): TextEngine {
  let starting: Promise<Worker> | null = null;
  let idle: NodeJS.Timeout | undefined;

  const stop = async () => {
    clearTimeout(idle);
    const worker = starting;
    starting = null;
    await worker?.then((one) => one.terminate()).catch(() => undefined);
  };

  return {
    async read(picture, { layout, only = '' }) {
      clearTimeout(idle);
      starting ??= start(() => {
        starting = null;
      });
      const worker = await starting;
      // The worker takes its messages in turn: these hold for the picture that follows.
      const set = worker.setParameters({ tessedit_pageseg_mode: LAYOUTS[layout], tessedit_char_whitelist: only });
      const job = worker.recognize(portableGrey(picture), {}, { text: false, blocks: true });
      const [, { data }] = await Promise.all([set, job]);
      idle = setTimeout(stop, idleMs);
      idle.unref();
      return linesOf(data.blocks ?? []);
    },
    close: stop,
  };
}

async function start(onGone: () => void): Promise<Worker> {
  const worker = await createWorker(
    'chi_sim',
    OEM.LSTM_ONLY,
    // From our own files, kept nowhere else; without a handler of its own a failed job would end the process.
    { langPath: MODEL, cacheMethod: 'none', gzip: true, errorHandler: () => undefined },
    // Numbers are no words: a dictionary would bend them towards some.
    {
      load_system_dawg: '0',
      load_freq_dawg: '0',
      load_unambig_dawg: '0',
      load_punc_dawg: '0',
      load_number_dawg: '0',
      load_bigram_dawg: '0',
    },
  );
  const thread: unknown = Reflect.get(worker, 'worker');
  if (thread instanceof Thread) {
    thread.on('error', onGone);
    // The engine remarks on odd pictures there ("invalid box"); a job that fails says so in its answer.
    thread.stderr.unpipe();
    thread.stderr.resume();
  }
  await worker.setParameters({ user_defined_dpi: '300', debug_file: '/dev/null' });
  return worker;
}

/** The plainest picture file there is, which costs nothing to pack and unpack. */
function portableGrey({ pixels, width, height }: GreyPicture): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1'), pixels]);
}

type Blocks = NonNullable<Awaited<ReturnType<Worker['recognize']>>['data']['blocks']>;

function linesOf(blocks: Blocks): ReadLine[] {
  return blocks.flatMap((block) =>
    block.paragraphs.flatMap((paragraph) =>
      paragraph.lines.map((line) => {
        const symbols = line.words.flatMap((word) =>
          word.symbols.map(({ text, confidence, bbox }) => ({ text, certainty: confidence / 100, box: boxOf(bbox) })),
        );
        const { x0, y0, x1, y1 } = line.baseline;
        return {
          text: symbols.map((symbol) => symbol.text).join(''),
          symbols,
          box: boxOf(line.bbox),
          lean: x1 === x0 ? 0 : (Math.atan2(y1 - y0, x1 - x0) * 180) / Math.PI,
        };
      }),
    ),
  );
}

function boxOf({ x0, y0, x1, y1 }: { x0: number; y0: number; x1: number; y1: number }): Box {
  return { left: x0, top: y0, width: x1 - x0, height: y1 - y0 };
}
