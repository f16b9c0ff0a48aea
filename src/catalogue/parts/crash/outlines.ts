/** A vehicle from above, its front on top, in a field 220 wide and 392 high; its underside lies below it, 180 by 56. */
export interface Outline {
  /** What the zones are cut out of. */
  body: string;
  lines: readonly string[];
  /** Where the wheels stand, left upper corner. */
  wheels: readonly (readonly [x: number, y: number])[];
  underside: readonly string[];
}

export const carOutline: Outline = {
  body: 'M110 8C78 8 50 14 42 30C34 46 32 70 32 100L32 300C32 332 34 350 42 364C52 378 80 382 110 382C140 382 168 378 178 364C186 350 188 332 188 300L188 100C188 70 186 46 178 30C170 14 142 8 110 8Z',
  lines: [
    'M64 158C76 150 144 150 156 158L156 268C144 276 76 276 64 268Z',
    // Bonnet, windscreen, rear window, boot.
    'M56 40C84 30 136 30 164 40M52 112C80 96 140 96 168 112M60 128C84 116 136 116 160 128L156 158C144 150 76 150 64 158Z',
    'M64 268C76 276 144 276 156 268L162 304C138 314 82 314 58 304ZM56 322C84 330 136 330 164 322',
    // Doors and sills.
    'M40 130L58 134L60 292L40 296M180 130L162 134L160 292L180 296M40 212L60 212M180 212L160 212',
    // Lamps, bumpers.
    'M44 34C52 24 66 20 76 19L70 30C60 31 52 35 48 42ZM176 34C168 24 154 20 144 19L150 30C160 31 168 35 172 42Z',
    'M42 352C48 358 58 361 68 362L66 372C56 371 48 368 44 364ZM178 352C172 358 162 361 152 362L154 372C164 371 172 368 176 364Z',
    // Mirrors.
    'M34 132L18 126C14 126 14 136 18 138L33 142M186 132L202 126C206 126 206 136 202 138L187 142',
  ],
  wheels: [
    [26, 62],
    [184, 62],
    [26, 312],
    [184, 312],
  ],
  underside: ['M52 404V448M168 404V448M52 426H168M40 404H64M40 448H64M156 404H180M156 448H180'],
};

/** A cab, the frame behind it with tank and air vessels, and a platform over the driven axles. */
export const truckOutline: Outline = {
  body: 'M46 26C50 12 78 8 110 8C142 8 170 12 174 26L178 52L178 108C178 112 176 114 172 114L134 114L134 130L180 130C183 130 185 132 185 135L185 379C185 382 183 384 180 384L40 384C37 384 35 382 35 379L35 135C35 132 37 130 40 130L86 130L86 114L48 114C44 114 42 112 42 108L42 52Z',
  lines: [
    // Windscreen, roof hatch, wind deflector, lamps and bumper.
    'M50 40C72 30 148 30 170 40L164 54C146 46 74 46 56 54Z',
    'M92 64H128V82H92ZM56 96C84 88 136 88 164 96M42 108H178',
    'M50 27L66 18M170 27L154 18M74 14C96 11 124 11 146 14',
    // Doors, steps and mirrors.
    'M42 58L54 60V94L42 96M178 58L166 60V94L178 96',
    'M44 40L28 34C23 33 22 44 26 46L43 52M176 40L192 34C197 33 198 44 194 46L177 52',
    // Rails between cab and platform, exhaust and air lines.
    'M98 114V130M122 114V130M86 122H134',
    // Platform: inner edge, boards, tail board.
    'M43 138H177V374H43ZM43 170H177M43 202H177M43 234H177M43 266H177M43 298H177M43 330H177M110 138V374M52 379H70M150 379H168',
  ],
  wheels: [
    [33, 58],
    [177, 58],
    [27, 264],
    [183, 264],
    [27, 318],
    [183, 318],
  ],
  underside: [
    // Rails with their cross members.
    'M24 415H196M24 437H196M36 415V437M96 415V437M124 415V437M186 415V437',
    // Axles with their wheels, gearbox and propeller shaft.
    'M58 404V448M50 402H66M50 450H66M144 404V448M136 402H152M136 450H152M170 404V448M162 402H178M162 450H178',
    'M72 420H88V432H72ZM88 426H139M149 426H165',
  ],
};
