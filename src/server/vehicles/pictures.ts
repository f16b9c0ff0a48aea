import type { FastifyInstance, FastifyReply } from 'fastify';
import { hasDemoId } from '../../contract/vehicles/demo-id.ts';
import { Refusal } from '../platform/errors.ts';

/** Draws a vehicle of a body as SVG; the same seed and body give the same picture. Null if there are no pictures. */
export type DrawVehicle = (vehicle: { seed: number; body: string }) => string | null;

export interface VehiclePictures {
  drawVehicle: DrawVehicle;
  /** The bodies that have a picture. */
  bodies: readonly string[];
}

export const noVehiclePictures: VehiclePictures = { drawVehicle: () => null, bodies: [] };

/** The seed of the picture of a body type. */
const ANY_FAMILY = 0;
const FAMILY = /^[1-9]\d{0,8}\.svg$/;

/** Pictures of vehicles by body type or by family; open, cached for a day. */
export function mountVehiclePictures(app: FastifyInstance, { drawVehicle, bodies }: VehiclePictures): void {
  const drawn = new Map(bodies.map((body) => [`${body}.svg`, drawVehicle({ seed: ANY_FAMILY, body })]));
  const send = (reply: FastifyReply, svg: string | null | undefined) => {
    if (typeof svg !== 'string') throw new Refusal('900404');
    return reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(svg);
  };

  app.get<{ Params: { body: string } }>('/pictures/vehicles/:body', async ({ params }, reply) =>
    send(reply, drawn.get(params.body)),
  );
  app.get<{ Params: { body: string; family: string } }>(
    '/pictures/vehicles/:body/:family',
    async ({ params }, reply) => {
      const { body, family } = params;
      const familyId = Number.parseInt(family, 10);
      if (!bodies.includes(body) || !FAMILY.test(family) || !hasDemoId(familyId)) throw new Refusal('900404');
      return send(reply, drawVehicle({ seed: familyId, body }));
    },
  );
}
