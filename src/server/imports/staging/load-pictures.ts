import { copyText } from '../../platform/db/copy.ts';
import { DrawingProblem } from '../drawings/drawing-problem.ts';
import { PICTURE_BYTES_MAX, prepareDrawing } from '../drawings/prepare-drawing.ts';
import type { RunStep } from '../plan/check-import.ts';
import type { ImportSource } from '../reading/import-source.ts';
import { stagingTable } from './staging.ts';

/** Prepares the pictures that the drawings name; those that cannot be taken go to the problems. */
export async function loadPictures(run: RunStep, source: ImportSource): Promise<void> {
  const named: { tableNo: number; line: number; file: string }[] = [];
  await run(async (staging) => {
    await staging.session.execute(`create unlogged table if not exists ${stagingTable(staging, 'x', 'picture')}
      (path text not null, media_type text not null, svg text, image bytea, width integer, height integer, scale numeric);`);
    named.push(
      ...(await staging.session.query<{ tableNo: number; line: number; file: string }>(
        `select distinct on (file) table_no as "tableNo", line, file from ${stagingTable(staging, 's', 'drawings')}
          where file is not null order by file, table_no, line`,
      )),
    );
  });
  const paths = new Map((await source.files()).map(({ path }) => [path.toLowerCase(), path]));
  for (const { tableNo, line, file } of named) {
    const path = paths.get(file.replaceAll('\\', '/').replace(/^\.\//, '').toLowerCase());
    if (path === undefined) continue;
    const picture = await readPicture(source, path);
    await run(async (staging) => {
      if (picture instanceof DrawingProblem) {
        const row = [tableNo, line, 'file', picture.problem, file];
        const columns = ['table_no', 'line', 'field', 'code', 'detail'];
        await staging.session.copyIn(stagingTable(staging, 'x', 'problem'), columns, copyText([row]));
        return;
      }
      const { mediaType, svg, image, width, height, scale } = picture;
      const bytes = image === null ? null : `\\x${image.toString('hex')}`;
      const columns = ['path', 'media_type', 'svg', 'image', 'width', 'height', 'scale'];
      const row = [file, mediaType, svg, bytes, Math.round(width), Math.round(height), scale];
      await staging.session.copyIn(stagingTable(staging, 'x', 'picture'), columns, copyText([row]));
    });
  }
}

export async function readPicture(source: ImportSource, path: string) {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of await source.open(path)) {
    chunks.push(Buffer.from(chunk));
    bytes += chunk.length;
    // The rest is not read: the file may be anything.
    if (bytes > PICTURE_BYTES_MAX) return new DrawingProblem('pictureTooLarge');
  }
  try {
    return await prepareDrawing(Buffer.concat(chunks), path);
  } catch (error) {
    if (error instanceof DrawingProblem) return error;
    throw error;
  }
}
