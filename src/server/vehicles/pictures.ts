import type { FastifyInstance, FastifyReply } from 'fastify';
import { Refusal } from '../platform/errors.ts';

/** Draws a vehicle of a body as SVG text; one seed always looks the same. */
export type DrawVehicle = (wanted: { seed: number; body: string }) => string;

interface Needs {
  drawVehicle: DrawVehicle;
  /** The bodies that have a drawing of their own; there is no picture of any other. */
  bodies: readonly string[];
}

/** The seed of the picture that stands for a body, whatever the family. */
const ANY_FAMILY = 0;
const FAMILY = /^[1-9]\d{0,8}\.svg$/;

/** Pictures of vehicles, open to every page: a body in general, or as a family has it. A page may keep them for a day. */
export function mountVehiclePictures(app: FastifyInstance, { drawVehicle, bodies }: Needs): void {
  const drawn = new Map(bodies.map((body) => [`${body}.svg`, drawVehicle({ seed: ANY_FAMILY, body })]));
  const send = (reply: FastifyReply, svg: string) =>
    reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(svg);

  app.get<{ Params: { body: string } }>('/pictures/vehicles/:body', async ({ params }, reply) => {
    const svg = drawn.get(params.body);
    if (svg === undefined) throw new Refusal('900404');
    return send(reply, svg);
  });
  app.get<{ Params: { body: string; family: string } }>(
    '/pictures/vehicles/:body/:family',
    async ({ params }, reply) => {
      const { body, family } = params;
      if (!bodies.includes(body) || !FAMILY.test(family)) throw new Refusal('900404');
      return send(reply, drawVehicle({ seed: Number.parseInt(family, 10), body }));
    },
  );
}
