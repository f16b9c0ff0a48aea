import { z } from 'zod';
import type { ResultOf } from '../../../contract/call.ts';
import { Id } from '../../../contract/fields.ts';
import { omitUndefined } from '../../../contract/omit-undefined.ts';
import type { partCalls } from '../../../contract/parts/calls.ts';
import { DrawingMediaType, type PartTreeNode } from '../../../contract/parts/schemas.ts';
import { type ApiOperation, defineOperation } from './api-operation.ts';
import { assemblyFields, bookPartFields, openedVehicle } from './catalogue-fields.ts';
import { bookPartOf } from './catalogue-records.ts';
import { type CatalogueServices, contextOf } from './catalogue-services.ts';
import { document } from './documents.ts';
import { field } from './field.ts';

/** The parts book of one vehicle. */
export function bookOperations(services: CatalogueServices): readonly ApiOperation[] {
  return [partTree(services), assemblyParts(services)];
}

/** Parents before their children. */
function flatten(nodes: readonly PartTreeNode[]): {
  nodeId: string;
  parentId: string | null;
  level: number;
  name: string;
  assemblyId: number | null;
}[] {
  return nodes.flatMap(({ id, pId, level, name, vehAssyId, children }) => [
    { nodeId: id, parentId: pId, level, name, assemblyId: vehAssyId },
    ...flatten(children),
  ]);
}

function partTree({ parts, classOf, refuseOtherVin }: CatalogueServices): ApiOperation {
  return defineOperation({
    code: 'partTree',
    document: document('part', {
      name: ['配件树', 'Parts tree'],
      summary: [
        '车型的配件树：系统、总成、标准件；总成编号用于“总成配件”接口。',
        'The parts tree of a vehicle: systems, assemblies and standard parts. Assembly ids are for the interface of assemblies.',
      ],
    }),
    body: z.strictObject(openedVehicle),
    result: z.strictObject({
      nodes: field(
        z.array(
          z.strictObject({
            nodeId: field(z.string(), '节点编号', 'Id of the node', 'g10'),
            parentId: field(z.string().nullable(), '上级节点', 'Id of the node above', null),
            level: field(z.number().int(), '层级：1 系统，2 总成，3 标准件', 'Level: 1 system, 2 assembly, 3 part', 1),
            name: field(z.string(), '名称', 'Name', '发动机', 'Engine'),
            assemblyId: field(Id.nullable(), '总成编号；系统没有', 'Id of the assembly; systems have none', null),
          }),
        ),
        '节点，上级在前',
        'Nodes, parents first',
      ),
    }),
    errorCodes: ['200201'],
    async run(body, caller) {
      const { vehicleId } = body;
      const vehicleTypeCode = await classOf(vehicleId);
      if (vehicleTypeCode === undefined) return null;
      await refuseOtherVin(body);
      const tree = await parts.getPartTreeData({ vehicleId, vehicleTypeCode }, contextOf(caller));
      return tree.length === 0 ? null : { nodes: flatten(tree) };
    },
  });
}

/** Hotspots are stored in pixels of a picture of this height. */
const HOTSPOT_HEIGHT = 700;

/** `left,right` or `top,bottom`, or one number for a point, in pixels of the picture. */
function edgesOf(text: string, height: number): [number, number] {
  const [from = 0, to = from] = text.split(',').map((edge) => Math.round((Number(edge) * height) / HOTSPOT_HEIGHT));
  return [from, to];
}

const hotspot = z.strictObject({
  callout: field(z.string(), '序号，与配件的序号对应', 'The callout, as in the parts', '1'),
  kind: field(
    z.enum(['callout', 'part']),
    'callout 序号，part 配件本身',
    'callout: the number; part: the part',
    'callout',
  ),
  left: field(z.number(), '左边，像素；点的左右相同', 'Left edge in pixels; a point has the same right one', 120),
  right: field(z.number(), '右边，像素', 'Right edge in pixels', 150),
  top: field(z.number(), '上边，像素', 'Top edge in pixels', 80),
  bottom: field(z.number(), '下边，像素', 'Bottom edge in pixels', 104),
});

const drawing = z
  .strictObject({
    width: field(z.number(), '宽，像素', 'Width in pixels', 900),
    height: field(z.number(), '高，像素', 'Height in pixels', 700),
    mediaType: field(
      DrawingMediaType,
      '图的类型：SVG 或扫描图（WebP）',
      'Type of the picture: SVG, or WebP for a scan',
      'image/svg+xml',
    ),
    svg: field(
      z.string().nullable(),
      'SVG 图形；扫描图时为空',
      'The drawing as SVG; null for a scan',
      '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="700"/>',
    ),
    image: field(z.string().nullable(), '扫描图的 Base64；SVG 时为空', 'The scan in base64; null for an SVG', null),
    hotspots: field(z.array(hotspot), '热点', 'Hotspots'),
  })
  .nullable();

function assemblyParts({ parts, refuseOtherVin }: CatalogueServices): ApiOperation {
  return defineOperation({
    code: 'assemblyParts',
    document: document('part', {
      name: ['总成配件', 'Parts of an assembly'],
      summary: [
        '一个总成的爆炸图、热点和全部配件。',
        'The drawing of an assembly with its hotspots, and all its parts.',
      ],
    }),
    body: z.strictObject({
      ...openedVehicle,
      assemblyId: field(Id, '总成编号，来自配件树', 'Id of an assembly, from the parts tree', 13001),
    }),
    result: z.strictObject({
      ...assemblyFields,
      drawing: field(drawing, '爆炸图；没有图时为空', 'The drawing; null without one'),
      parts: field(z.array(z.strictObject(bookPartFields)), '配件', 'Parts'),
    }),
    errorCodes: ['200201'],
    async run({ vehicleId, vin, assemblyId }, caller) {
      await refuseOtherVin({ vehicleId, vin });
      const context = contextOf(caller);
      const body = omitUndefined({ vehicleId, vin, partGroupId: assemblyId });
      const { vehAssyId, assemblyName, drawingId, partsList } = await parts.getAssemblyParts(body, context);
      const picture = drawingId === null ? null : await parts.getImageInfo({ drawingId, vehicleId }, context);
      const scan =
        picture?.svg === null
          ? await parts.getDrawingImage({ drawingId: picture.drawingId, vehicleId }, context)
          : null;
      return {
        assemblyId: vehAssyId,
        assemblyName,
        drawing: picture === null ? null : drawingOf(picture, scan?.content ?? null),
        parts: partsList.map(bookPartOf),
      };
    },
  });
}

function drawingOf(picture: ResultOf<typeof partCalls.getImageInfo>, image: string | null) {
  const { mediaType, svg, width, height, partPicHotspotList } = picture;
  const hotspots = partPicHotspotList.map(({ orderNo, kind, x, y }) => {
    const [left, right] = edgesOf(x, height);
    const [top, bottom] = edgesOf(y, height);
    return { callout: orderNo, kind, left, right, top, bottom };
  });
  return { mediaType, svg, image, width, height, hotspots };
}
